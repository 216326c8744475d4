import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { listen } from '../listen.ts';
import { verifiedPayload } from './payload.ts';
import { S3Refusal } from './s3-refusal.ts';
import { verifySignature } from './signature.ts';
import type { StorePlace } from './store-settings.ts';

export interface S3Server extends StorePlace {
  objects: Map<string, StoredObject>;
  /** How many answers have not been taken whole yet. */
  unfinished(): number;
  stop(): Promise<void>;
}

interface StoredObject {
  body: Buffer;
  contentType: string | undefined;
  cacheControl: string | undefined;
}

/** Fewer than S3's thousand, so that few objects make two pages. */
const MAX_KEYS = 25;
const region = 'ap-south-1';
const credentials = { accessKeyId: 'studio', secretAccessKey: 'a secret only for tests' };

/** An object store with one bucket that recomputes signatures, body hashes and checksums. */
export async function startS3Server(bucket = 'pictures'): Promise<S3Server> {
  const objects = new Map<string, StoredObject>();
  let unfinished = 0;
  const server = createServer((request, response) => {
    unfinished += 1;
    response.once('close', () => (unfinished -= 1));
    answer(request, response, { bucket, objects }).catch((error: unknown) => refuse(response, error));
  });
  const port = await listen(server);
  return {
    bucket,
    region,
    credentials,
    objects,
    unfinished: () => unfinished,
    endpoint: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { bucket, objects }: Pick<S3Server, 'bucket' | 'objects'>,
): Promise<void> {
  verifySignature(request, credentials);
  const body = await verifiedPayload(request);
  const url = new URL(request.url ?? '/', 'http://localhost');
  const [, name, ...rest] = decodeURIComponent(url.pathname).split('/');
  const key = rest.join('/');
  if (name !== bucket) throw new S3Refusal(404, 'NoSuchBucket');
  if (request.method === 'GET' && url.searchParams.get('list-type') === '2')
    response.end(listOf([...objects.keys()], url.searchParams));
  else if (request.method === 'PUT') {
    const { 'content-type': contentType, 'cache-control': cacheControl } = request.headers;
    objects.set(key, { body, contentType, cacheControl });
    response.end();
  } else if (request.method === 'DELETE') {
    objects.delete(key);
    response.writeHead(204).end();
  } else if (request.method === 'GET' || request.method === 'HEAD') {
    const found = objects.get(key);
    if (!found) throw new S3Refusal(404, 'NoSuchKey');
    response.setHeader('Content-Type', found.contentType ?? 'application/octet-stream');
    response.setHeader('Content-Length', found.body.length);
    if (found.cacheControl) response.setHeader('Cache-Control', found.cacheControl);
    response.end(found.body);
  } else throw new S3Refusal(405, 'MethodNotAllowed');
}

/** In pages, by name, as S3 does. */
function listOf(keys: string[], asked: URLSearchParams): string {
  const after = asked.get('continuation-token') ?? '';
  const left = keys.filter((key) => key.startsWith(asked.get('prefix') ?? '') && key > after).toSorted();
  const page = left.slice(0, Number(asked.get('max-keys') ?? MAX_KEYS));
  const next = left.length > page.length ? page.at(-1) : undefined;
  const found = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
  const more = next ? `<NextContinuationToken>${next}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${Boolean(next)}</IsTruncated>${found}${more}</ListBucketResult>`;
}

function refuse(response: ServerResponse, error: unknown): void {
  const { status, code } = error instanceof S3Refusal ? error : new S3Refusal(500, 'InternalError');
  response.writeHead(status, { 'Content-Type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}
