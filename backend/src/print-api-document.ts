// node dist/print-api-document.js: prints the OpenAPI document as JSON.
import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module.js';
import { readEnv } from './config/env.js';
import { apiDocument } from './openapi/api-document.js';

const env = readEnv({
  DATABASE_URL: 'postgres://nobody@localhost/none',
  JWT_SECRET: 'x'.repeat(32),
  LOG_LEVEL: 'silent',
});

const app = await NestFactory.create<NestExpressApplication>(AppModule.forRoot(env), {
  preview: true,
  logger: false,
});
app.setGlobalPrefix('api');
process.stdout.write(`${JSON.stringify(apiDocument(app), null, 2)}\n`);
