import { join } from 'node:path';
import type { StoreEnv } from '../config/env.js';
import type { S3Settings } from './connect-s3.js';
import { FileImageStore } from './store/file-image-store.js';
import type { ImageStore } from './image-store.js';

/** The S3 client is loaded only where there is an S3 store: it takes 20 MB. */
export async function createImageStore(env: StoreEnv): Promise<ImageStore> {
  if (!env.S3_BUCKET) return new FileImageStore(join(env.DATA_DIR, 'uploads'));
  const { S3ImageStore } = await import('./store/s3-image-store.js');
  return new S3ImageStore(s3Settings({ ...env, S3_BUCKET: env.S3_BUCKET }));
}

export function s3Settings(env: StoreEnv & { S3_BUCKET: string }): S3Settings {
  return {
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    forcePathStyle: env.S3_FORCE_PATH_STYLE,
    accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
  };
}
