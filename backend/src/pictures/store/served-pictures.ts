import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { SocialCards } from '../cards/social-cards.js';
import type { StoredImage } from '../image-store.js';
import { isPictureFile, webpFile } from '../picture-name.js';
import { VisitorPictures } from './visitor-pictures.js';

interface ServedPicture {
  file: string;
  image: StoredImage;
  /** Named by content, so a file never changes; what stands in for another is asked for again soon. */
  isStandIn: boolean;
}

@Injectable()
export class ServedPictures {
  constructor(
    private readonly pictures: VisitorPictures,
    private readonly cards: SocialCards,
  ) {}

  /** Until the AVIF of a picture is made its WebP stands in for it. A card that is known is drawn when it is not there. */
  async find(file: string): Promise<ServedPicture | undefined> {
    return isPictureFile(file) ? this.read(file, false) : undefined;
  }

  private async read(file: string, isStandIn: boolean): Promise<ServedPicture | undefined> {
    const image = await this.pictures.read(file);
    if (image) return { file, image, isStandIn };
    if (file.endsWith('.avif')) return this.read(webpFile(file), true);
    const card = await this.cards.makeKnown(file);
    return card && { file, image: { body: Readable.from([card]), size: card.length }, isStandIn };
  }
}
