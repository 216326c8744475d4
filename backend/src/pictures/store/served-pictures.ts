import { Readable } from 'node:stream';
import { Injectable, NotFoundException } from '@nestjs/common';
import { SocialCards } from '../cards/social-cards.js';
import type { StoredImage } from '../image-store.js';
import { isPictureFile, webpFile } from '../picture-name.js';
import { VisitorPictures } from './visitor-pictures.js';

export interface ServedPicture {
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

  /** @throws NotFoundException */
  async find(file: string): Promise<ServedPicture> {
    const found = isPictureFile(file) && (await this.read(file, false));
    if (!found) throw new NotFoundException({ message: 'There is no such picture.' });
    return found;
  }

  /** Until the AVIF of a picture is made its WebP stands in for it. A card that is known is drawn when it is not there. */
  private async read(file: string, isStandIn: boolean): Promise<ServedPicture | undefined> {
    const image = await this.pictures.read(file);
    if (image) return { file, image, isStandIn };
    if (file.endsWith('.avif')) return this.read(webpFile(file), true);
    const card = await this.cards.makeKnown(file);
    return card && { file, image: { body: Readable.from([card]), size: card.length }, isStandIn };
  }
}
