import { randomUUID } from 'node:crypto';
import type { SerializedError } from 'pino';
import type { Options } from 'pino-http';
import type { Env } from './env.js';

const SAFE_REQUEST_ID = /^[\w-]{8,64}$/;

/** JSON lines with a request id; neither headers nor query strings, which may carry tokens or what somebody searched for. */
export function loggerOptions(env: Env): { pinoHttp: Options } {
  return {
    pinoHttp: {
      level: env.LOG_LEVEL,
      genReqId: (request, response) => {
        const sent = request.headers['x-request-id'];
        const id = typeof sent === 'string' && SAFE_REQUEST_ID.test(sent) ? sent : randomUUID();
        response.setHeader('X-Request-Id', id);
        return id;
      },
      autoLogging: { ignore: (request) => request.url?.startsWith('/api/health/') ?? false },
      serializers: {
        req: (request: { id: string; method: string; url: string }) => ({
          id: request.id,
          method: request.method,
          path: request.url.split('?')[0],
        }),
        // Nothing else of an error: a failed query carries its parameters, which are what somebody typed in.
        err: ({ type, message, stack, code }: SerializedError & { code?: unknown }) => ({
          type,
          message,
          stack,
          code,
        }),
        res: (response: { statusCode: number }) => ({ status: response.statusCode }),
      },
      customLogLevel: (_request, response, error) => {
        if (error || response.statusCode >= 500) return 'error';
        return response.statusCode >= 400 ? 'warn' : 'info';
      },
    },
  };
}
