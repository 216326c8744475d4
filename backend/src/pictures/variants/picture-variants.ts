import { Injectable } from '@nestjs/common';
import sharp, { type Sharp } from 'sharp';
import { Semaphore } from '../../throttle/semaphore.js';
import { ImageStore, bytesOf } from '../image-store.js';
import { avifFile, pictureFiles, socialFile, webpFile } from '../picture-name.js';
import type { PictureFile } from '../picture.js';
import { socialCard } from '../encoding/social-card.js';

/** Looks like WebP at 80 and is a third smaller. */
const QUALITY = 50;
/** Of 0 to 9. At 2 a file is as large and takes twice as long. */
const EFFORT = 1;

/** AVIF of each size, and the social card. */
@Injectable()
export class PictureVariants {
  /** One file at a time: the other processor is for visitors. */
  private readonly semaphore = new Semaphore(1);

  constructor(private readonly store: ImageStore) {}

  /** Stores nothing. Empty when the picture itself is gone; an AVIF that is no smaller than its WebP is left out. */
  async encodeMissing(name: string, signal?: AbortSignal): Promise<PictureFile[]> {
    const missing = await this.missing(name, signal);
    const original = missing.length > 0 ? await this.store.read(`${name}.webp`, signal) : undefined;
    if (!original) return [];
    const picture = sharp(await bytesOf(original), { failOn: 'error' });
    const encoded = await Promise.all(
      missing.map((variant) =>
        this.semaphore.run(async () => {
          signal?.throwIfAborted();
          return this.encode(picture, variant, signal);
        }),
      ),
    );
    return encoded.flat();
  }

  private async encode(
    picture: Sharp,
    { file, width }: Variant,
    signal?: AbortSignal,
  ): Promise<PictureFile[]> {
    if (!width) return [{ file, body: await socialCard(picture) }];
    const body = await avif(picture, width);
    const webp = (await this.store.size(webpFile(file), signal)) ?? body.length + 1;
    return body.length < webp ? [{ file, body }] : [];
  }

  private async missing(name: string, signal?: AbortSignal): Promise<Variant[]> {
    const wanted = variantsOf(name);
    const present = await Promise.all(wanted.map(({ file }) => this.store.has(file, signal)));
    return wanted.filter((_, index) => !present[index]);
  }
}

interface Variant {
  file: string;
  width?: number;
}

function variantsOf(name: string): Variant[] {
  const sizes = pictureFiles(name).map(({ file, width }) => ({ file: avifFile(file), width }));
  return [...sizes, { file: socialFile(name) }];
}

function avif(picture: Sharp, width: number): Promise<Buffer> {
  return picture.clone().resize({ width }).avif({ quality: QUALITY, effort: EFFORT }).toBuffer();
}
