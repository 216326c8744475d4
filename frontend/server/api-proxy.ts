import { Agent, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import type { Request } from 'express';
import type { Env } from './env.ts';

/** Milliseconds the backend may stay silent: two photographs are uploaded and re-encoded in that time. */
const TIMEOUT_MS = 60_000;

/** Passes `/api` on to the backend as it streams in, and tells it who asked. */
export function apiProxy(env: Env): RequestHandler {
  return createProxyMiddleware<Request>({
    target: env.BACKEND_URL,
    agent: new Agent({ keepAlive: true, maxSockets: 256 }),
    proxyTimeout: TIMEOUT_MS,
    on: {
      proxyReq: (outgoing, request) => {
        outgoing.setHeader('X-Forwarded-For', request.ip ?? '');
        outgoing.setHeader('X-Forwarded-Proto', request.protocol);
        outgoing.setHeader('X-Forwarded-Host', request.host ?? '');
      },
      error: (_error, request, response) => {
        // Nobody takes the rest of what is being sent: unread, it would hold up the next request on this connection.
        request.unpipe();
        request.resume();
        if (response instanceof ServerResponse && !response.headersSent) {
          response.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '5' });
          response.end(
            JSON.stringify({ message: 'The service is not available just now. Please try again.' }),
          );
        } else response.destroy();
      },
    },
  });
}

/** Figures of the backend are for its operators, who ask it directly. */
export const hideMetrics: RequestHandler = (_request, response) => {
  response.status(404).json({ message: 'Not found.' });
};
