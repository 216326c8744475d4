import { type Readable, addAbortSignal } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ServiceUnavailableException } from '@nestjs/common';

/** From a store that has begun to answer. */
const READ_TIMEOUT_MS = 20_000;

export interface StoredImage {
  body: Readable;
  /** Bytes. */
  size: number;
}

/** Where picture files live: a flat set of files whose names are given by their content. A `signal` ends waiting. */
export abstract class ImageStore {
  /** Stores all of it or nothing; storing the same name again changes nothing. @throws ImageStoreUnavailable */
  abstract put(file: string, body: Buffer, signal?: AbortSignal): Promise<void>;
  /** Undefined when there is no such file. @throws ImageStoreUnavailable */
  abstract read(file: string, signal?: AbortSignal): Promise<StoredImage | undefined>;
  /** @throws ImageStoreUnavailable */
  abstract has(file: string, signal?: AbortSignal): Promise<boolean>;
  /** Done as well when there is no such file. @throws ImageStoreUnavailable */
  abstract delete(file: string): Promise<void>;
}

/** The same store over connections of its own: visitors may take pictures slowly, and saves do not wait for them. */
export abstract class VisitorImageStore extends ImageStore {}

export class ImageStoreUnavailable extends ServiceUnavailableException {
  constructor(cause: unknown) {
    super('The pictures cannot be reached just now. Please try again in a few minutes.', { cause });
  }
}

/**
 * The whole of a picture, or nothing when the store falls silent in the middle of it.
 * @param timeoutMs milliseconds until all of it must be there
 * @throws ImageStoreUnavailable
 */
export async function bytesOf({ body }: StoredImage, timeoutMs = READ_TIMEOUT_MS): Promise<Buffer> {
  try {
    return await buffer(addAbortSignal(AbortSignal.timeout(timeoutMs), body));
  } catch (error) {
    throw new ImageStoreUnavailable(error);
  }
}
