import type { StoreEnv } from '../../config/env.js';
import { createImageStore, s3Settings } from '../../pictures/create-image-store.js';
import type { ImageStore } from '../../pictures/image-store.js';
import type { Scratch } from './scratch.js';
import { ScratchFolder } from './scratch-folder.js';

export interface ScratchPictures {
  scratch: Scratch;
  store: ImageStore;
}

/** The site's bucket with `-scratch` after its name, else a folder below DATA_DIR. */
export async function scratchPictures(env: StoreEnv): Promise<ScratchPictures> {
  if (!env.S3_BUCKET) {
    const scratch = new ScratchFolder(env.DATA_DIR);
    return { scratch, store: await createImageStore({ ...env, DATA_DIR: scratch.path }) };
  }
  const scratchEnv = { ...env, S3_BUCKET: `${env.S3_BUCKET}-scratch` };
  const { connectS3 } = await import('../../pictures/connect-s3.js');
  const { ScratchBucket } = await import('./scratch-bucket.js');
  const scratch = new ScratchBucket(connectS3(s3Settings(scratchEnv)), scratchEnv.S3_BUCKET);
  return { scratch, store: await createImageStore(scratchEnv) };
}
