/** The store's keys for a proof: those of the site may reach its own bucket alone. */
export function scratchKeys(): Record<string, string> {
  const { S3_BUCKET: bucket, SCRATCH_ACCESS_KEY_ID: id, SCRATCH_SECRET_ACCESS_KEY: secret } = process.env;
  return bucket && id && secret ? { S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } : {};
}
