import { type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { Inject, Injectable } from '@nestjs/common';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { OutboundNetwork } from './outbound-network.js';
import { pinnedTo } from './pinned-to.js';

const SILENCE_TIMEOUT_MS = 8_000;
const MAX_REDIRECTS = 5;
const MAX_HEADER_BYTES = 16_384;

export interface OutboundRequest {
  method?: 'HEAD' | 'GET';
  /** What the other site is told that we are. */
  program: string;
  accept: string;
  signal: AbortSignal;
  /** Of the body; none of it is read without. */
  maxBytes?: number;
}

export interface OutboundAnswer {
  status: number;
  /** Undefined when it was not to be read, or is longer. */
  body: Buffer | undefined;
}

/** Asks addresses that strangers have written: all that leaves for the Internet by their choice leaves here. */
@Injectable()
export class OutboundRequests {
  constructor(
    private readonly network: OutboundNetwork,
    @Inject(ENV) private readonly env: Pick<Env, 'SITE_URL'>,
  ) {}

  /** @returns the answer at the end of all redirects @throws NoSuchHost, or why there is none */
  async send(address: string, request: OutboundRequest): Promise<OutboundAnswer> {
    let url = new URL(address);
    for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
      const answer = await this.ask(url, request);
      const { statusCode: status = 0, headers } = answer;
      try {
        if (status < 300 || status >= 400 || headers.location === undefined)
          return { status, body: await bodyOf(answer, request.maxBytes) };
        url = new URL(headers.location, url);
      } finally {
        answer.destroy();
      }
    }
    throw new Error('It redirects again and again.');
  }

  private async ask(
    url: URL,
    { method, program, accept, signal }: OutboundRequest,
  ): Promise<IncomingMessage> {
    const address = await this.network.addressOf(url);
    const call = url.protocol === 'https:' ? overHttps : overHttp;
    const options = {
      method,
      signal,
      agent: false,
      lookup: pinnedTo(address),
      timeout: SILENCE_TIMEOUT_MS,
      maxHeaderSize: MAX_HEADER_BYTES,
      headers: { 'User-Agent': `${program} (+${this.env.SITE_URL})`, Accept: accept },
    };
    return new Promise((resolve, reject) => {
      const sent = call(url, options, resolve);
      sent.once('timeout', () => sent.destroy(new Error('It did not answer in time.')));
      sent.on('error', reject);
      sent.end();
    });
  }
}

async function bodyOf(answer: IncomingMessage, maxBytes = 0): Promise<Buffer | undefined> {
  if (maxBytes === 0) return undefined;
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of answer) {
    if (!Buffer.isBuffer(part)) continue;
    length += part.length;
    if (length > maxBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
