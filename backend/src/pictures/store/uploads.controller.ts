import { pipeline } from 'node:stream/promises';
import { Controller, Get, NotFoundException, Param, Req, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { contentTypeOf } from '../picture-name.js';
import { ServedPictures } from './served-pictures.js';

const FOREVER = 'public, max-age=31536000, immutable';
const FOR_A_MINUTE = 'public, max-age=60';

const IDLE_TIMEOUT_MS = 60_000;

@Controller('uploads')
export class UploadsController {
  constructor(private readonly pictures: ServedPictures) {}

  @Get(':file')
  @ApiOkResponse({ content: { 'image/*': { schema: { type: 'string', format: 'binary' } } } })
  @ApiNotFoundResponse({ description: 'There is no such picture.' })
  async read(@Param('file') file: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const found = await this.pictures.find(file);
    if (!found) throw new NotFoundException({ message: 'There is no such picture.' });
    const { image, isStandIn } = found;
    response.set({ 'Cache-Control': isStandIn ? FOR_A_MINUTE : FOREVER, ETag: `"${found.file}"` });
    if (request.fresh) {
      image.body.destroy();
      response.status(304).end();
      return;
    }
    response.set({ 'Content-Type': contentTypeOf(found.file), 'Content-Length': String(image.size) });
    response.setTimeout(IDLE_TIMEOUT_MS, () => response.destroy());
    // Headers are already sent here: a broken connection tells that the picture is incomplete.
    await pipeline(image.body, response).catch(() => response.destroy());
  }
}
