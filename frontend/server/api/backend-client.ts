import { Agent, get, type IncomingMessage } from 'node:http';
import { Agent as TlsAgent, get as getOverTls } from 'node:https';
import { text } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import type { ApiAnswer, ApiClient } from '../../api/apiClient.ts';
import { BatchedReads } from './batched-reads.ts';
import { SharedRead } from './shared-read.ts';

const TIMEOUT_MS = 5000;
const MAX_CACHED_ANSWERS = 500;
const MAX_SOCKETS = 64;
/** Part of every page. */
export const CONTENT_PATH = 'content';

export interface BackendAnswer extends ApiAnswer {
  etag: string | undefined;
}

/** Reads the API over kept-alive connections. Cached answers are revalidated by their ETag on every read, the content less often. */
export class BackendClient implements ApiClient {
  private readonly cache = new LRUCache<string, BackendAnswer>({ max: MAX_CACHED_ANSWERS });
  private readonly content = new SharedRead(() => this.readContent());
  private readonly batched = new BatchedReads((path) => this.read(path));
  private readonly agent: Agent;
  private readonly request: typeof get;
  private readonly origin: string;
  private readonly timeoutMs: number;

  constructor(origin: string, timeoutMs = TIMEOUT_MS) {
    const isTls = origin.startsWith('https:');
    this.origin = origin;
    this.timeoutMs = timeoutMs;
    this.request = isTls ? getOverTls : get;
    this.agent = new (isTls ? TlsAgent : Agent)({ keepAlive: true, maxSockets: MAX_SOCKETS });
  }

  get(path: string): Promise<BackendAnswer> {
    return path === CONTENT_PATH ? this.content.get() : this.batched.get(path);
  }

  /** The words have changed: the next read gets the new ones. */
  expireContent(): void {
    this.content.expire();
  }

  private async readContent(): Promise<BackendAnswer> {
    const answer = await this.read(CONTENT_PATH);
    if (answer.status !== 200) throw new Error(`The backend answered ${answer.status}.`);
    return answer;
  }

  /** Asks the backend at every call, which may count them. */
  async read(path: string): Promise<BackendAnswer> {
    const late = new AbortController();
    const error = new Error(`The backend did not answer ${path} in time.`);
    const timer = setTimeout(() => late.abort(error), this.timeoutMs);
    try {
      return await this.readWithin(late.signal, path);
    } finally {
      clearTimeout(timer);
    }
  }

  private async readWithin(signal: AbortSignal, path: string): Promise<BackendAnswer> {
    const cached = this.cache.get(path);
    const response = await this.open(signal, path, cached?.etag);
    const content = await text(response);
    if (response.statusCode === 304 && cached) return cached;
    const body: unknown = JSON.parse(content);
    const answer = { status: response.statusCode ?? 502, body, etag: response.headers.etag };
    if (answer.status === 200 && answer.etag) this.cache.set(path, answer);
    return answer;
  }

  private open(
    signal: AbortSignal,
    path: string,
    etag: string | undefined,
    isRetry = false,
  ): Promise<IncomingMessage> {
    const headers = { Accept: 'application/json', ...(etag && { 'If-None-Match': etag }) };
    const options = { agent: this.agent, headers, signal };
    return new Promise((resolve, reject) => {
      // The request itself fails only once it has a connection, for which it may still be waiting.
      signal.addEventListener('abort', () => reject(signal.reason));
      const request = this.request(`${this.origin}/api/${path}`, options, resolve);
      request.on('error', (error) => {
        // The backend may close an idle connection just as it is used again.
        const isRetried = request.reusedSocket && !isRetry && isClosed(error);
        if (isRetried) resolve(this.open(signal, path, etag, true));
        else reject(error);
      });
    });
  }
}

const isClosed = ({ code }: NodeJS.ErrnoException): boolean => code === 'ECONNRESET' || code === 'EPIPE';
