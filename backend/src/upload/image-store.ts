import type { Readable } from 'node:stream';
import { ServiceUnavailableException } from '@nestjs/common';

export interface StoredImage {
  body: Readable;
  /** Bytes. */
  size: number;
}

/** Where picture files live: a flat set of files whose names are given by their content. */
export abstract class ImageStore {
  /** Stores all of it or nothing; storing the same name again changes nothing. @throws ImageStoreUnavailable */
  abstract put(file: string, body: Buffer): Promise<void>;
  /** Undefined when there is no such file. @throws ImageStoreUnavailable */
  abstract read(file: string): Promise<StoredImage | undefined>;
  /** Done as well when there is no such file. @throws ImageStoreUnavailable */
  abstract delete(file: string): Promise<void>;
}

export class ImageStoreUnavailable extends ServiceUnavailableException {
  constructor(cause: unknown) {
    super('The pictures cannot be reached just now. Please try again in a few minutes.', { cause });
  }
}
