import { pipeline } from 'node:stream/promises';
import { Controller, Get, NotFoundException, Param, Req, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ImageStore } from './image-store.js';
import { isPictureFile } from './picture-name.js';

@Controller('uploads')
export class UploadsController {
  constructor(private readonly store: ImageStore) {}

  /** A name is made from the content, so a file under it never changes: the name is its own entity tag. */
  @Get(':file')
  @ApiOkResponse({ content: { 'image/webp': { schema: { type: 'string', format: 'binary' } } } })
  @ApiNotFoundResponse({ description: 'There is no such picture.' })
  async read(@Param('file') file: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const image = isPictureFile(file) ? await this.store.read(file) : undefined;
    if (!image) throw new NotFoundException('There is no such picture.');
    response.set({ 'Cache-Control': 'public, max-age=31536000, immutable', ETag: `"${file}"` });
    if (request.fresh) {
      image.body.destroy();
      response.status(304).end();
      return;
    }
    response.set({ 'Content-Type': 'image/webp', 'Content-Length': String(image.size) });
    // Headers are gone when this fails; a connection that breaks tells the browser that the picture is not complete.
    await pipeline(image.body, response).catch(() => response.destroy());
  }
}
