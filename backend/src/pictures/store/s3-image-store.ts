import { Readable, addAbortSignal } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { ImageStore, ImageStoreUnavailable, type StoredImage } from '../image-store.js';
import { contentTypeOf } from '../picture-name.js';

export interface S3Settings {
  bucket: string;
  region: string;
  endpoint?: string;
  forcePathStyle: boolean;
  accessKeyId: string;
  secretAccessKey: string;
}

const CONNECT_TIMEOUT_MS = 2_000;
const REQUEST_TIMEOUT_MS = 10_000;
/** With all attempts. */
const HEAD_TIMEOUT_MS = 5_000;
const MAX_ATTEMPTS = 2;

/** Under the path of the API, so that NGINX can read from the store itself. */
export class S3ImageStore extends ImageStore {
  private readonly client: S3Client;
  private readonly bucket: string;

  constructor({ bucket, accessKeyId, secretAccessKey, ...settings }: S3Settings) {
    super();
    this.bucket = bucket;
    this.client = new S3Client({
      ...settings,
      credentials: { accessKeyId, secretAccessKey },
      maxAttempts: MAX_ATTEMPTS,
      requestHandler: {
        connectionTimeout: CONNECT_TIMEOUT_MS,
        requestTimeout: REQUEST_TIMEOUT_MS,
        throwOnRequestTimeout: true,
      },
    });
  }

  async put(file: string, body: Buffer, signal?: AbortSignal): Promise<void> {
    const command = new PutObjectCommand({
      ...this.place(file),
      Body: body,
      ContentType: contentTypeOf(file),
      CacheControl: 'public, max-age=31536000, immutable',
    });
    await this.client.send(command, { abortSignal: signal }).catch(unavailable);
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
      return unavailable(error);
    }
  }

  async has(file: string, signal?: AbortSignal): Promise<boolean> {
    try {
      const timeout = AbortSignal.timeout(HEAD_TIMEOUT_MS);
      const abortSignal = signal ? AbortSignal.any([signal, timeout]) : timeout;
      await this.client.send(new HeadObjectCommand(this.place(file)), { abortSignal });
      return true;
    } catch (error) {
      if (error instanceof NotFound) return false;
      return unavailable(error);
    }
  }

  async delete(file: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.place(file))).catch(unavailable);
  }

  private place(file: string): { Bucket: string; Key: string } {
    return { Bucket: this.bucket, Key: `uploads/${file}` };
  }
}

function unavailable(error: unknown): never {
  throw new ImageStoreUnavailable(error);
}
