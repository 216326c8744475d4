import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { bestEncoding, type Encoding } from './best-encoding.ts';

const encoders = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
};
/** Of brotli's 11 levels: smaller than gzip's best, and quicker. */
const BROTLI_LEVEL = 5;

export interface Page {
  status: number;
  headers: [name: string, value: string][];
  body: string;
}

/** A page ready to be sent, compressed once for each way that browsers ask for. */
export class ReadyPage {
  /** Found, and the same whoever asks. */
  readonly isForEverybody: boolean;
  private readonly encoded = new Map<Encoding, Promise<Buffer>>();
  private readonly etag: string;
  private readonly status: number;
  private readonly headers: Page['headers'];
  /** As bytes: a text with a single letter beyond Latin takes twice as much, and is turned into bytes for every visitor. */
  private readonly body: Buffer;

  constructor({ status, headers, body }: Page) {
    this.status = status;
    this.headers = headers;
    this.body = Buffer.from(body);
    const caching = new Headers(headers).get('cache-control') ?? '';
    const isPublic = caching.includes('public') && !/private|no-store/.test(caching);
    this.isForEverybody = status === 200 && isPublic;
    this.etag = `W/"${createHash('sha1').update(this.body).digest('base64url')}"`;
  }

  async send(request: Request, response: Response): Promise<void> {
    const encoding = bestEncoding(request);
    response.status(this.status).vary('Accept-Encoding');
    for (const [name, value] of this.headers) response.append(name, value);
    if (this.status === 200) response.set('ETag', this.etag);
    if (encoding) {
      response.set('Content-Encoding', encoding).send(await this.as(encoding));
    } else response.send(this.body);
  }

  private as(encoding: Encoding): Promise<Buffer> {
    const known = this.encoded.get(encoding);
    if (known) return known;
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL } };
    const made = encoding === 'br' ? encoders.br(this.body, options) : encoders.gzip(this.body);
    this.encoded.set(encoding, made);
    return made;
  }
}
