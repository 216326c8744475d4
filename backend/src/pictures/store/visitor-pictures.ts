import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { type StoredImage, VisitorImageStore, bytesOf } from '../image-store.js';

/** Of all pictures that their readers have not taken yet. */
const MAX_BYTES_IN_MEMORY = 32 * 1024 * 1024;

/**
 * Pictures on their way to visitors. Each is read in one go, so that the store's connection is free again however slow
 * the visitor; when too many are in memory the next one flows as slowly as it is taken.
 */
@Injectable()
export class VisitorPictures {
  private bytesInMemory = 0;

  constructor(private readonly store: VisitorImageStore) {}

  /** Undefined when there is no such file. @throws ImageStoreUnavailable */
  async read(file: string): Promise<StoredImage | undefined> {
    const image = await this.store.read(file);
    if (!image || this.bytesInMemory + image.size > MAX_BYTES_IN_MEMORY) return image;
    this.bytesInMemory += image.size;
    try {
      const body = Readable.from([await bytesOf(image)]);
      body.once('close', () => (this.bytesInMemory -= image.size));
      return { ...image, body };
    } catch (error) {
      this.bytesInMemory -= image.size;
      throw error;
    }
  }
}
