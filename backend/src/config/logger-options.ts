import { randomUUID } from 'node:crypto';
import { type SerializedError, pino } from 'pino';
import type { Options } from 'pino-http';
import type { Env } from './env.js';
import { redact } from './redact.js';
import { standardOutput } from './standard-output.js';

/** They tell every module and route at each start. */
const FRAMEWORK = /^(InstanceLoader|RouterExplorer|RoutesResolver)$/;
const SAFE_REQUEST_ID = /^[\w-]{8,64}$/;

/** JSON lines without headers and query strings, which may carry tokens or searches. */
export function loggerOptions(env: Env, stream = standardOutput()): { pinoHttp: Options } {
  return {
    pinoHttp: {
      ...(stream && { stream }),
      level: env.LOG_LEVEL,
      hooks: {
        streamWrite: (line) => redact(withoutValues(line)),
        logMethod(args, method, level) {
          if (level !== pino.levels.values['info'] || !isOfFramework(args[0])) method.apply(this, args);
        },
      },
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
        err: serializeError,
        res: (response: { statusCode: number }) => ({ status: response.statusCode }),
      },
      customLogLevel: (_request, response, error) => {
        if (error || response.statusCode >= 500) return 'error';
        return response.statusCode >= 400 ? 'warn' : 'info';
      },
    },
  };
}

function isOfFramework(about: unknown): boolean {
  const isNamed = typeof about === 'object' && about !== null && 'context' in about;
  return isNamed && typeof about.context === 'string' && FRAMEWORK.test(about.context);
}

/** A failed query carries its parameters, which somebody typed in. */
function serializeError({ type, message, stack, code }: SerializedError & { code?: unknown }) {
  return { type, message, stack, code };
}

/** Postgres quotes what it could not read, which somebody typed in. */
function withoutValues(line: string): string {
  return line.includes('"code":"22') ? line.replaceAll(/\\"[^"]*\\"/g, String.raw`\"…\"`) : line;
}
