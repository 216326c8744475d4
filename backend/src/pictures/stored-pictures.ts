import { Injectable } from '@nestjs/common';
import { ImageStore, ImageStoreUnavailable, bytesOf } from './image-store.js';
import type { FocalPoint, Picture } from './picture.js';
import { PictureEncoder } from './picture-encoder.js';

const CONCURRENCY = 10;

@Injectable()
export class StoredPictures {
  constructor(
    private readonly store: ImageStore,
    private readonly encoder: PictureEncoder,
  ) {}

  /** @param before shown already: believed while the store is away, so that words can be mended */
  async missingOf(shown: string[], before: string[]): Promise<ReadonlySet<string>> {
    const added = await this.missing(shown.filter((name) => !before.includes(name)));
    const lost = await this.missing(shown.filter((name) => before.includes(name))).catch(noneIfUnavailable);
    return new Set([...added, ...lost]);
  }

  private async missing(names: string[]): Promise<string[]> {
    const missing: string[] = [];
    for (let start = 0; start < names.length; start += CONCURRENCY) {
      const batch = names.slice(start, start + CONCURRENCY);
      const present = await Promise.all(batch.map((name) => this.store.has(`${name}.webp`)));
      missing.push(...batch.filter((_, index) => !present[index]));
    }
    return missing;
  }

  /** @returns undefined when the picture itself is missing @throws ImageStoreUnavailable */
  async cutMobile(name: string, point?: FocalPoint): Promise<Picture | undefined> {
    const stored = await this.store.read(`${name}.webp`);
    return stored && this.encoder.cutMobile(await bytesOf(stored), name, point);
  }
}

function noneIfUnavailable(error: unknown): string[] {
  if (error instanceof ImageStoreUnavailable) return [];
  throw error;
}
