import type { NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { NextFunction, Request, Response } from 'express';
import { failureSchema } from '../errors/failure.schema.js';

/** The page about the API runs its own scripts; all other answers are data and may run nothing. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

export function apiDocument(app: NestExpressApplication): OpenAPIObject {
  const about = new DocumentBuilder()
    .setTitle('Studio website API')
    .setVersion('1')
    .addBearerAuth()
    .addGlobalResponse({ description: 'Refused or failed.', standardSchema: failureSchema })
    .build();
  return SwaggerModule.createDocument(app, about);
}

export function serveApiDocument(app: NestExpressApplication): void {
  app.use('/api/docs', (_request: Request, response: Response, next: NextFunction) => {
    response.setHeader('Content-Security-Policy', PAGE_POLICY);
    next();
  });
  SwaggerModule.setup('api/docs', app, () => apiDocument(app), { jsonDocumentUrl: 'api/openapi.json' });
}
