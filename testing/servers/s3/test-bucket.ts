import { randomBytes } from 'node:crypto';
import {
  CreateBucketCommand,
  DeleteBucketCommand,
  DeleteObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import { startS3Server } from './s3-server.ts';
import { type StorePlace, storeSettings } from './store-settings.ts';

export interface TestBucket extends StorePlace {
  /** What a service needs to use it. */
  settings: Record<string, string>;
  keys(): Promise<string[]>;
  put(key: string, body: string): Promise<void>;
  head(key: string): Promise<{ contentType: string | undefined; cacheControl: string | undefined }>;
  clear(): Promise<void>;
  stop(): Promise<void>;
}

/** On a server that verifies what it is asked, or, where TEST_S3_ENDPOINT names one, on a real one: testing/stores.ts. */
export async function startTestBucket(ending = ''): Promise<TestBucket> {
  const endpoint = process.env['TEST_S3_ENDPOINT'];
  if (endpoint) return openRealBucket(endpoint, `studio-${randomBytes(6).toString('hex')}${ending}`);
  const server = await startS3Server(`pictures${ending}`);
  return { ...openBucket(server), stop: () => server.stop() };
}

async function openRealBucket(endpoint: string, bucket: string): Promise<TestBucket> {
  const opened = openBucket({
    endpoint,
    bucket,
    region: 'us-east-1',
    credentials: {
      accessKeyId: process.env['TEST_S3_ACCESS_KEY_ID'] ?? '',
      secretAccessKey: process.env['TEST_S3_SECRET_ACCESS_KEY'] ?? '',
    },
  });
  const client = clientOf(opened);
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  const stop = async () => {
    await opened.clear();
    await client.send(new DeleteBucketCommand({ Bucket: bucket }));
    client.destroy();
  };
  return { ...opened, stop };
}

function openBucket(place: StorePlace): Omit<TestBucket, 'stop'> {
  const client = clientOf(place);
  const Bucket = place.bucket;
  const keys = async () => {
    const found: string[] = [];
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket }))
      found.push(...Contents.map(({ Key = '' }) => Key));
    return found;
  };
  return {
    ...place,
    settings: storeSettings(place),
    keys,
    put: async (Key, Body) => void (await client.send(new PutObjectCommand({ Bucket, Key, Body }))),
    head: async (Key) => {
      const { ContentType, CacheControl } = await client.send(new HeadObjectCommand({ Bucket, Key }));
      return { contentType: ContentType, cacheControl: CacheControl };
    },
    clear: async () => {
      for (const Key of await keys()) await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
  };
}

function clientOf({ endpoint, region, credentials }: StorePlace): S3Client {
  return new S3Client({ endpoint, region, credentials, forcePathStyle: true });
}
