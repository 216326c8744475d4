import { Agent, get, type IncomingMessage } from 'node:http';
import { Agent as TlsAgent, get as getOverTls } from 'node:https';
import { text } from 'node:stream/consumers';
import { RecentMap } from './recent-map.ts';

/** Milliseconds the backend may stay silent before a page says that it is not available. */
const PATIENCE_MS = 5000;
/** Answers kept, the most recently used. */
const KEPT_ANSWERS = 500;

/** `etag` names the content: while the backend says the same one, nothing has changed. */
export interface BackendAnswer {
  status: number;
  body: unknown;
  etag: string | undefined;
}

/**
 * Reads the API over connections kept open. What was read before is kept, and asked after each time: an answer that
 * has not changed comes back as a few bytes, and one that has is never missed.
 */
export class Backend {
  private readonly kept = new RecentMap<string, BackendAnswer>(KEPT_ANSWERS);
  private readonly agent: Agent;
  private readonly get: typeof get;
  private readonly origin: string;

  constructor(origin: string) {
    const isTls = origin.startsWith('https:');
    this.origin = origin;
    this.get = isTls ? getOverTls : get;
    this.agent = new (isTls ? TlsAgent : Agent)({ keepAlive: true, maxSockets: 64 });
  }

  /** @param path below `/api/` */
  async ask(path: string): Promise<BackendAnswer> {
    const before = this.kept.get(path);
    const response = await this.open(path, before?.etag);
    const content = await text(response);
    if (response.statusCode === 304 && before) return before;
    const body: unknown = JSON.parse(content);
    const answer = { status: response.statusCode ?? 502, body, etag: response.headers.etag };
    if (answer.status === 200 && answer.etag) this.kept.set(path, answer);
    return answer;
  }

  private open(path: string, etag: string | undefined, isRetry = false): Promise<IncomingMessage> {
    const headers = { Accept: 'application/json', ...(etag && { 'If-None-Match': etag }) };
    const options = { agent: this.agent, headers, timeout: PATIENCE_MS };
    return new Promise((resolve, reject) => {
      const request = this.get(`${this.origin}/api/${path}`, options, resolve);
      request.on('timeout', () => request.destroy(new Error(`The backend did not answer ${path} in time.`)));
      request.on('error', (error) => {
        // The backend may close a connection just as it is used again: that says nothing about the backend.
        if (request.reusedSocket && !isRetry) resolve(this.open(path, etag, true));
        else reject(error);
      });
    });
  }
}
