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

/** Largest JSON or urlencoded body that anybody may send, in bytes: parsed, it takes up to thirty times as much memory. */
const BODY_LIMIT_BYTES = 128 * 1024;
/** Everything but the blog's forms, which are large and only read once it is known that staff sent them. */
const READ_AT_ONCE = /^\/api(?!\/admin\/blog)/i;

/** Kept by a front as they are sent: compressed once there, and not for every visitor. */
const PUBLIC_POSTS = /^\/api\/blog/i;

/** No answer to staff may be kept by anybody, refusals and wrong addresses included. */
const STAFF = /^\/api\/admin(?=\/|$)/i;
const forbidKeeping: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store');
  next();
};

/** Else Express itself would answer there, with a page of its own. */
const nothingElse: RequestHandler = (request, _response, next) =>
  /^\/api(\/|$)/i.test(request.path) ? next() : next(new NotFoundException());

/** All that is sent is data. Whether the site is on TLS is known to the server in front, which says so. */
const protection: HelmetOptions = {
  contentSecurityPolicy: {
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    useDefaults: false,
  },
  frameguard: { action: 'deny' },
  strictTransportSecurity: false,
};

/**
 * The whole backend, configured but not yet listening: what main.ts starts is what the tests drive.
 * @param log where its log goes; standard output unless given
 */
export async function createApp(env: Env, log?: DestinationStream): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.forRoot(env, log), {
    bufferLogs: true,
    bodyParser: false,
    abortOnError: false,
  });
  app.useLogger(app.get(Logger));
  app.set('trust proxy', env.TRUST_PROXY);
  app.set('etag', 'weak');
  // First of all, so that a request whose body cannot be read is logged and counted as well.
  app.use(pinoHttp(loggerOptions(env, log).pinoHttp), app.get(HttpMetrics).observe);
  app.use(helmet(protection), nothingElse);
  app.use(STAFF, forbidKeeping);
  app.use(PUBLIC_POSTS, compression());
  const limit = BODY_LIMIT_BYTES;
  app.use(READ_AT_ONCE, json({ limit }), urlencoded({ limit, extended: false }));
  app.setGlobalPrefix('api');
  app.useGlobalPipes(validationPipe);
  app.useGlobalFilters(new HttpErrorFilter());
  app.enableShutdownHooks();
  serveApiDocument(app);
  return app;
}
