import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { S3Refusal } from './s3-refusal.ts';

export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
const MAX_SKEW_MS = 15 * 60_000;

/** AWS Signature Version 4 in its header form. @throws S3Refusal unless the holder of the secret signed this request */
export function verifySignature(
  request: IncomingMessage,
  { accessKeyId, secretAccessKey }: Credentials,
): void {
  const parts = AUTHORIZATION.exec(request.headers.authorization ?? '');
  const [, key = '', day = '', region = '', signedHeaders = '', signature = ''] = parts ?? [];
  if (!parts) throw new S3Refusal(403, 'AccessDenied');
  if (key !== accessKeyId) throw new S3Refusal(403, 'InvalidAccessKeyId');
  const time = header(request, 'x-amz-date');
  const at = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!(Math.abs(Date.now() - at) < MAX_SKEW_MS)) throw new S3Refusal(403, 'RequestTimeTooSkewed');
  if (!signedHeaders.split(';').includes('host')) throw new S3Refusal(403, 'AccessDenied');
  const scope = `${day}/${region}/s3/aws4_request`;
  const hash = createHash('sha256').update(canonicalRequest(request, signedHeaders)).digest('hex');
  const signingKey = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${secretAccessKey}`,
  );
  const expected = hmac(signingKey, `AWS4-HMAC-SHA256\n${time}\n${scope}\n${hash}`);
  if (!timingSafeEqual(expected, Buffer.from(signature, 'hex')))
    throw new S3Refusal(403, 'SignatureDoesNotMatch');
}

function canonicalRequest(request: IncomingMessage, signedHeaders: string): string {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .toSorted((a, b) => (a < b ? -1 : 1))
    .join('&');
  const headers = signedHeaders
    .split(';')
    .map((name) => `${name}:${header(request, name).trim().replaceAll(/ +/g, ' ')}\n`)
    .join('');
  const payload = header(request, 'x-amz-content-sha256');
  return [request.method, url.pathname, query, headers, signedHeaders, payload].join('\n');
}

function header(request: IncomingMessage, name: string): string {
  const value = request.headers[name];
  if (value === undefined) throw new S3Refusal(403, 'AccessDenied');
  return Array.isArray(value) ? value.join(',') : value;
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
