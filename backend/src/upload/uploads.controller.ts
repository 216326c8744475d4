import { Controller, Get, NotFoundException, Param, Req, Res, StreamableFile } from '@nestjs/common';
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
  @ApiNotFoundResponse()
  async read(
    @Param('file') file: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile | undefined> {
    if (!isPictureFile(file)) throw pictureNotFound();
    const image = await this.store.read(file);
    if (!image) throw pictureNotFound();
    response.set({ 'Cache-Control': 'public, max-age=31536000, immutable', ETag: `"${file}"` });
    if (request.fresh || request.method === 'HEAD') image.body.destroy();
    if (request.fresh) {
      response.status(304);
      return undefined;
    }
    return new StreamableFile(image.body, { type: 'image/webp', length: image.size });
  }
}

function pictureNotFound(): NotFoundException {
  return new NotFoundException('There is no such picture.');
}
