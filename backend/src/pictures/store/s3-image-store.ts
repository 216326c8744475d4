import { Readable, addAbortSignal } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { ImageStore, ImageStoreUnavailable, type StoredImage } from '../image-store.js';
import { type S3Settings, connectS3 } from '../connect-s3.js';
import { contentTypeOf } from '../picture-name.js';

/** With all attempts. */
const HEAD_TIMEOUT_MS = 5_000;
const PUBLIC_FOLDER = 'uploads';

/** Under the path of the API, so that NGINX can read from the store itself. */
export class S3ImageStore extends ImageStore {
  constructor(
    private readonly settings: S3Settings,
    private readonly folder = PUBLIC_FOLDER,
    private readonly client = connectS3(settings),
  ) {
    super();
  }

  beside(folder: string): ImageStore {
    return new S3ImageStore(this.settings, folder, this.client);
  }

  async put(file: string, body: Buffer, signal?: AbortSignal): Promise<void> {
    const isPublic = this.folder === PUBLIC_FOLDER;
    const command = new PutObjectCommand({
      ...this.place(file),
      Body: body,
      ContentType: isPublic ? contentTypeOf(file) : 'application/octet-stream',
      CacheControl: isPublic ? 'public, max-age=31536000, immutable' : 'private, no-store',
    });
    await this.client.send(command, { abortSignal: signal }).catch(unavailable('PutObject'));
  }

  async read(file: string, signal?: AbortSignal): Promise<StoredImage | undefined> {
    try {
      const command = new GetObjectCommand(this.place(file));
      const { Body, ContentLength } = await this.client.send(command, { abortSignal: signal });
      if (!(Body instanceof Readable) || ContentLength === undefined)
        throw new Error('The store answered without a body.');
      return { body: signal ? addAbortSignal(signal, Body) : Body, size: ContentLength };
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      return unavailable('GetObject')(error);
    }
  }

  async size(file: string, signal?: AbortSignal): Promise<number | undefined> {
    try {
      const timeout = AbortSignal.timeout(HEAD_TIMEOUT_MS);
      const abortSignal = signal ? AbortSignal.any([signal, timeout]) : timeout;
      const { ContentLength } = await this.client.send(new HeadObjectCommand(this.place(file)), {
        abortSignal,
      });
      return ContentLength ?? 0;
    } catch (error) {
      if (error instanceof NotFound) return undefined;
      return unavailable('HeadObject')(error);
    }
  }

  async delete(file: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.place(file))).catch(unavailable('DeleteObject'));
  }

  private place(file: string): { Bucket: string; Key: string } {
    return { Bucket: this.settings.bucket, Key: `${this.folder}/${file}` };
  }
}

const unavailable = (operation: string) => (error: unknown) => {
  throw new ImageStoreUnavailable(error, operation);
};
