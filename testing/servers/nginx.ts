import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, type RequestOptions, request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { freePort } from '../../scripts/embedded/free-port.ts';
import { temporaryFolder } from '../../scripts/embedded/temporary-folder.ts';
import { root } from '../../scripts/embedded/root.ts';
import { waitUntil } from '../wait-until.ts';

const startScript = join(root, 'nginx/start.sh');
const START_TIMEOUT_MS = 30_000;

export interface NginxAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Shows a header that was sent twice. */
  rawHeaders: string[];
  body: Buffer;
}

export interface Nginx {
  url: string;
  /** Where the backend asks for pages to be refreshed. */
  refreshUrl: string;
  /** Holds its configuration, its cache and bodies on their way. */
  folder: string;
  /** Of its master process. */
  pid: number;
  request: (path: string, options?: RequestOptions & { body?: Buffer | string }) => Promise<NginxAnswer>;
  log: () => string;
  complaints: () => string;
  stop: () => Promise<void>;
}

/**
 * A real NGINX with the product's own templates, on free ports.
 * @param status port on which the backend reaches it
 */
export async function startNginx(
  settings: Record<string, string>,
  status?: number,
  script = startScript,
): Promise<Nginx> {
  const folder = temporaryFolder('studio-nginx');
  const port = await freePort();
  const statusPort = status ?? (await freePort());
  const log = join(folder.path, 'access.log');
  const child = spawn(script, {
    env: {
      PATH: process.env['PATH'],
      RUN_DIR: folder.path,
      ACCESS_LOG: log,
      PORT: `127.0.0.1:${port}`,
      STATUS_LISTEN: `127.0.0.1:${statusPort}`,
      WORKERS: '1',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaints = '';
  child.stderr.on('data', (chunk) => (complaints += chunk));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    folder.remove();
  };
  const health = `http://127.0.0.1:${statusPort}/nginx/health`;
  const isSettled = async () => child.exitCode !== null || (await requestOnce(health)).status === 200;
  const timing = { timeoutMs: START_TIMEOUT_MS, intervalMs: 20 };
  if (!(await waitUntil(isSettled, timing)) || child.exitCode !== null) {
    await stop();
    throw new Error(`NGINX did not start.\n${complaints}`);
  }
  return {
    url,
    folder: folder.path,
    pid: child.pid ?? 0,
    refreshUrl: `http://127.0.0.1:${statusPort}`,
    request: (path, options) => requestOnce(url + path, options),
    log: () => (existsSync(log) ? readFileSync(log, 'utf8') : ''),
    complaints: () => complaints,
    stop,
  };
}

/** On a new connection, without default headers or decoding. */
export function requestOnce(
  url: string,
  { body, ...options }: RequestOptions & { body?: Buffer | string } = {},
): Promise<NginxAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent: false, ...options }, (response) => {
      const { statusCode = 0, headers, rawHeaders } = response;
      buffer(response).then(
        (content) => resolve({ status: statusCode, headers, rawHeaders, body: content }),
        reject,
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
