import type { NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';

export function apiDocument(app: NestExpressApplication): OpenAPIObject {
  const about = new DocumentBuilder().setTitle('Studio website API').setVersion('1').addBearerAuth().build();
  return SwaggerModule.createDocument(app, about);
}

/** Readable at /api/docs, for programs at /api/openapi.json. */
export function serveApiDocument(app: NestExpressApplication): void {
  SwaggerModule.setup('api/docs', app, () => apiDocument(app), { jsonDocumentUrl: 'api/openapi.json' });
}
