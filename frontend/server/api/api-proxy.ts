import { Agent, ServerResponse } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import type { Env } from '../env.ts';
import { log } from '../log.ts';

/** Two photographs are uploaded and encoded in that time. */
const TIMEOUT_MS = 60_000;
const MAX_SOCKETS = 256;
/** With those that wait for a socket. */
const MAX_REQUESTS = 2 * MAX_SOCKETS;

/** The answer is on a slow line for so long. */
const LINGER_MS = 3_000;

/** Above `maxRequests` at a time it answers 503. */
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
      proxyRes: (_answer, request, response) => void response.once('finish', () => endUnread(request)),
      error: (error, request, response) => {
        log.warn({ err: error, requestId: request.get('x-request-id') }, 'The backend could not be reached.');
        if (response instanceof ServerResponse && !response.headersSent) refuse(request, response);
        else {
          discardBody(request);
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
  discardBody(request);
  response.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '5' });
  response.end(JSON.stringify({ message: 'The service is not available just now. Please try again.' }));
}

/** Unread, it would hold up the next request on this connection. */
function discardBody(request: Request): void {
  request.unpipe();
  request.resume();
}

/** A browser that is answered before it has sent all sends on, and reads the answer when the connection ends. */
function endUnread(request: Request): void {
  if (!request.complete && request.path.endsWith('/enquiry'))
    setTimeout(() => request.complete || request.destroy(), LINGER_MS).unref();
}
