import { type Readable, addAbortSignal } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ServiceUnavailableException } from '@nestjs/common';
import type { PictureFile } from './picture.js';
import { storeFailure } from './store-failure.js';

const READ_TIMEOUT_MS = 20_000;
/** A store that answers that it has none such is available. */
const NO_PICTURE = 'health-check';

export interface StoredImage {
  body: Readable;
  size: number;
}

/** A flat set of picture files, named by their content. */
export abstract class ImageStore {
  /** All or nothing; idempotent. Every method throws ImageStoreUnavailable. */
  abstract put(file: string, body: Buffer, signal?: AbortSignal): Promise<void>;
  abstract read(file: string, signal?: AbortSignal): Promise<StoredImage | undefined>;
  /** In bytes; undefined when there is no such file. */
  abstract size(file: string, signal?: AbortSignal): Promise<number | undefined>;
  /** Also succeeds when there is no such file. */
  abstract delete(file: string): Promise<void>;

  /** The same store's folder of another name, which nobody reads without this program. */
  abstract beside(folder: string): ImageStore;

  async check(): Promise<void> {
    await this.read(NO_PICTURE);
  }

  async has(file: string, signal?: AbortSignal): Promise<boolean> {
    return (await this.size(file, signal)) !== undefined;
  }

  /** Ends when nothing is written any more, so that whoever deletes after a failure deletes all of them. */
  async putAll(files: PictureFile[], signal?: AbortSignal): Promise<void> {
    const outcomes = await Promise.allSettled(files.map(({ file, body }) => this.put(file, body, signal)));
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  }
}

/** The same store over separate connections, so that slow visitors do not hold up saves. */
export abstract class VisitorImageStore extends ImageStore {}

/** Its response is for people, its message for the log. */
export class ImageStoreUnavailable extends ServiceUnavailableException {
  constructor(cause: unknown, operation?: string) {
    const message = 'The pictures cannot be reached just now. Please try again in a few minutes.';
    super({ message }, { cause });
    this.message = storeFailure(cause, operation);
  }
}

/** The whole file. @throws ImageStoreUnavailable also when the store stops in the middle */
export async function bytesOf({ body }: StoredImage, timeoutMs = READ_TIMEOUT_MS): Promise<Buffer> {
  try {
    return await buffer(addAbortSignal(AbortSignal.timeout(timeoutMs), body));
  } catch (error) {
    throw new ImageStoreUnavailable(error, 'read');
  }
}
