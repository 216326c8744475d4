import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { type StoredImage, VisitorImageStore, bytesOf } from '../image-store.js';

const MAX_BYTES_IN_MEMORY = 32 * 1024 * 1024;

/** Reads a picture in one go, so that a slow visitor holds no connection to the store, while there is memory for it. */
@Injectable()
export class VisitorPictures {
  private bytesInMemory = 0;

  constructor(private readonly store: VisitorImageStore) {}

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
