import * as z from 'zod';

const key = z.strictObject({ name: z.string(), key: z.string() });
const quantities = z.record(z.string(), z.string());

/** The part of barmancloud.cnpg.io/v1 in use; source: the definition in cloudnative-pg/plugin-barman-cloud. */
export const objectStore = z.strictObject({
  apiVersion: z.literal('barmancloud.cnpg.io/v1'),
  kind: z.literal('ObjectStore'),
  metadata: z.looseObject({ name: z.string() }),
  spec: z.strictObject({
    retentionPolicy: z.string().regex(/^[1-9]\d*[dwm]$/),
    configuration: z.strictObject({
      destinationPath: z.url({ protocol: /^s3$/ }),
      endpointURL: z.url().optional(),
      s3Credentials: z.strictObject({ accessKeyId: key, secretAccessKey: key, region: key.optional() }),
      wal: z.strictObject({
        compression: z.enum(['bzip2', 'gzip', 'lz4', 'snappy', 'xz', 'zstd']),
        maxParallel: z.int().min(1),
      }),
      data: z.strictObject({ compression: z.enum(['bzip2', 'gzip', 'snappy']), jobs: z.int().min(1) }),
    }),
    instanceSidecarConfiguration: z.strictObject({
      resources: z.strictObject({ requests: quantities, limits: quantities }),
    }),
  }),
});
