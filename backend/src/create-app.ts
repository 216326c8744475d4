import { NotFoundException } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import { type RequestHandler, json, urlencoded } from 'express';
import helmet, { type HelmetOptions } from 'helmet';
import { Logger } from 'nestjs-pino';
import type { DestinationStream } from 'pino';
import { pinoHttp } from 'pino-http';
import { AppModule } from './app.module.js';
import type { Env } from './config/env.js';
import { loggerOptions } from './config/logger-options.js';
import { HttpErrorFilter } from './errors/http-error.filter.js';
import { validationPipe } from './errors/validation.pipe.js';
import { HttpMetrics } from './health/http-metrics.js';
import { serveApiDocument } from './openapi/api-document.js';

/** Parsed, a body takes up to thirty times as much memory. */
const BODY_LIMIT_BYTES = 128 * 1024;
/** What staff write is large and only read once it is known that they sent it. */
const PARSED_PATHS = /^\/api(?!\/admin\/(blog|project|drafts|addresses\/import))/i;

/** NGINX caches these as they are sent, so they are compressed once. */
const PUBLIC_LISTS = /^\/api\/(blog|project)/i;

const ADMIN_PATHS = /^\/api\/admin(?=\/|$)/i;
const forbidCaching: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store');
  next();
};

/** Otherwise Express would answer with its own page. */
const refuseOtherPaths: RequestHandler = (request, _response, next) =>
  /^\/api(\/|$)/i.test(request.path) ? next() : next(new NotFoundException());

/** The API returns data only; the proxy sets HSTS. */
const helmetOptions: HelmetOptions = {
  contentSecurityPolicy: {
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    useDefaults: false,
  },
  frameguard: { action: 'deny' },
  strictTransportSecurity: false,
};

/** Configured but not yet listening. @param log standard output unless given */
export async function createApp(env: Env, log?: DestinationStream): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.forRoot(env, log), {
    bufferLogs: true,
    bodyParser: false,
    abortOnError: false,
  });
  app.useLogger(app.get(Logger));
  app.set('trust proxy', env.TRUST_PROXY);
  app.set('etag', 'weak');
  // First, so that a request whose body cannot be read is logged and counted too.
  app.use(pinoHttp(loggerOptions(env, log).pinoHttp), app.get(HttpMetrics).observe);
  app.use(helmet(helmetOptions), refuseOtherPaths);
  app.use(ADMIN_PATHS, forbidCaching);
  app.use(PUBLIC_LISTS, compression());
  const limit = BODY_LIMIT_BYTES;
  app.use(PARSED_PATHS, json({ limit }), urlencoded({ limit, extended: false }));
  app.setGlobalPrefix('api');
  app.useGlobalPipes(validationPipe);
  app.useGlobalFilters(new HttpErrorFilter());
  app.enableShutdownHooks();
  serveApiDocument(app);
  return app;
}
