import type { Credentials } from './signature.ts';

export interface StorePlace {
  endpoint: string;
  bucket: string;
  region: string;
  credentials: Credentials;
}

export function storeSettings({ endpoint, bucket, region, credentials }: StorePlace): Record<string, string> {
  return {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: credentials.accessKeyId,
    S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    S3_FORCE_PATH_STYLE: 'true',
  };
}
