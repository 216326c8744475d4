import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from '../app.module.js';
import { readEnv } from '../config/env.js';
import { apiDocument } from './api-document.js';

/** Nothing of it is used: in preview mode no provider is made, so nothing is connected to. */
const env = readEnv({
  DATABASE_URL: 'postgres://nobody@localhost/none',
  JWT_SECRET: 'x'.repeat(32),
  LOG_LEVEL: 'silent',
});

// Prints the OpenAPI document as JSON: node dist/openapi/print-document.js
const app = await NestFactory.create<NestExpressApplication>(AppModule.forRoot(env), {
  preview: true,
  logger: false,
});
app.setGlobalPrefix('api');
process.stdout.write(`${JSON.stringify(apiDocument(app), null, 2)}\n`);
