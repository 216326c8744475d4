import { Agent, ServerResponse } from 'node:http';
import type { RequestHandler, Response } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import type { Request } from 'express';
import type { Env } from './env.ts';

/** Milliseconds the backend may stay silent: two photographs are uploaded and re-encoded in that time. */
const TIMEOUT_MS = 60_000;
const MAX_SOCKETS = 256;
/** Passed on, or waiting for a socket: who comes later would wait for longer than anybody does. */
const MAX_REQUESTS = 2 * MAX_SOCKETS;

/** Passes `/api` on to the backend as it streams in, and tells it who asked. Beyond `maxRequests` at a time it says "later". */
export function apiProxy(env: Env, maxRequests = MAX_REQUESTS): RequestHandler {
  const pass = createProxyMiddleware<Request, Response>({
    target: env.BACKEND_URL,
    agent: new Agent({ keepAlive: true, maxSockets: MAX_SOCKETS }),
    proxyTimeout: TIMEOUT_MS,
    on: {
      proxyReq: (outgoing, request) => {
        outgoing.setHeader('X-Forwarded-For', request.ip ?? '');
        outgoing.setHeader('X-Forwarded-Proto', request.protocol);
        outgoing.setHeader('X-Forwarded-Host', request.host ?? '');
      },
      error: (_error, request, response) => {
        if (response instanceof ServerResponse && !response.headersSent) refuse(request, response);
        else {
          takeRest(request);
          response.destroy();
        }
      },
    },
  });
  let requests = 0;
  return (request, response, next) => {
    if (requests >= maxRequests) return refuse(request, response);
    requests += 1;
    response.once('close', () => (requests -= 1));
    return pass(request, response, next);
  };
}

function refuse(request: Request, response: ServerResponse): void {
  takeRest(request);
  response.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '5' });
  response.end(JSON.stringify({ message: 'The service is not available just now. Please try again.' }));
}

/** Nobody takes the rest of what is being sent: unread, it would hold up the next request on this connection. */
function takeRest(request: Request): void {
  request.unpipe();
  request.resume();
}
