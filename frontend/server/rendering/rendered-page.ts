import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { bestEncoding, type Encoding } from '../best-encoding.ts';
import { log } from '../log.ts';

const encoders = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
};
/** Of 11. At 5 it is smaller than gzip's best, and quicker; at 11 a seventh smaller, for fifty times the work. */
const BROTLI_QUALITY = { atOnce: 5, often: 11 };
/** One page at a time, so that those that are just asked for do not wait. */
let turn: Promise<void> = Promise.resolve();

export interface PageContent {
  status: number;
  headers: [name: string, value: string][];
  body: string;
}

export class RenderedPage {
  readonly isForEverybody: boolean;
  /** Set by the cache: what is not kept is not worth more work. */
  isCached = false;
  private readonly encoded = new Map<Encoding, Promise<Buffer>>();
  private readonly etag: string;
  private readonly status: number;
  private readonly headers: PageContent['headers'];
  /** A string would be encoded for every visitor, and take twice the memory. */
  private readonly body: Buffer;

  constructor({ status, headers, body }: PageContent) {
    this.status = status;
    this.headers = headers;
    this.body = Buffer.from(body);
    this.isForEverybody = status === 200 && isShared(headers);
    this.etag = `W/"${createHash('sha1').update(this.body).digest('base64url')}"`;
  }

  /** In bytes, before compression. */
  get size(): number {
    return this.body.length;
  }

  async send(request: Request, response: Response): Promise<void> {
    const encoding = bestEncoding(request);
    response.status(this.status).vary('Accept-Encoding, Save-Data, Cookie');
    for (const [name, value] of this.headers) response.set(name, value);
    if (this.status === 200) response.set('ETag', this.etag);
    if (encoding) {
      response.set('Content-Encoding', encoding).send(await this.encode(encoding, request));
    } else response.send(this.body);
  }

  private encode(encoding: Encoding, { originalUrl }: Request): Promise<Buffer> {
    const known = this.encoded.get(encoding);
    if (known) return known;
    const encoded = encoding === 'br' ? this.compress(BROTLI_QUALITY.atOnce) : encoders.gzip(this.body);
    this.encoded.set(encoding, encoded);
    // Of addresses with a query there is no end.
    if (encoding === 'br' && this.isCached && !originalUrl.includes('?'))
      turn = turn.then(() => this.compressFurther());
    return encoded;
  }

  private async compressFurther(): Promise<void> {
    if (!this.isCached) return;
    const better = this.compress(BROTLI_QUALITY.often);
    await better.then(
      () => this.encoded.set('br', better),
      (error: unknown) => log.warn({ err: error }, 'A page was not compressed further.'),
    );
  }

  private compress(quality: number): Promise<Buffer> {
    return encoders.br(this.body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  }
}

/** Whether a page is the same for everybody, before it was made ready for NGINX and after. */
export function isShared(headers: PageContent['headers']): boolean {
  const cacheControl = new Headers(headers).get('cache-control') ?? '';
  return /public|s-maxage/.test(cacheControl) && !/private|no-store/.test(cacheControl);
}
