import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Controller, Get, NotFoundException, Param, Req, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { SocialCards } from '../cards/social-cards.js';
import type { StoredImage } from '../image-store.js';
import { contentTypeOf, isPictureFile, webpFile } from '../picture-name.js';
import { VisitorPictures } from './visitor-pictures.js';

const FOREVER = 'public, max-age=31536000, immutable';
const FOR_A_MINUTE = 'public, max-age=60';

const IDLE_TIMEOUT_MS = 60_000;

@Controller('uploads')
export class UploadsController {
  constructor(
    private readonly pictures: VisitorPictures,
    private readonly cards: SocialCards,
  ) {}

  /** Named by content, so a file never changes. Until the AVIF of a picture is made its WebP stands in for it. */
  @Get(':file')
  @ApiOkResponse({ content: { 'image/*': { schema: { type: 'string', format: 'binary' } } } })
  @ApiNotFoundResponse({ description: 'There is no such picture.' })
  async read(@Param('file') file: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const found = isPictureFile(file) ? await this.find(file) : undefined;
    if (!found) throw new NotFoundException({ message: 'There is no such picture.' });
    const { image, caching } = found;
    response.set({ 'Cache-Control': caching, ETag: `"${found.file}"` });
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

  private async find(
    file: string,
    caching = FOREVER,
  ): Promise<{ file: string; image: StoredImage; caching: string } | undefined> {
    const image = await this.pictures.read(file);
    if (image) return { file, image, caching };
    if (file.endsWith('.avif')) return this.find(webpFile(file), FOR_A_MINUTE);
    const card = await this.cards.makeKnown(file);
    return card && { file, image: { body: Readable.from([card]), size: card.length }, caching };
  }
}
