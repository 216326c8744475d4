import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { toHttpError } from './http-error.js';

const ADMIN = /^\/api\/admin\//i;

@Catch()
export class HttpErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger(HttpErrorFilter.name);

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    const error = toHttpError(thrown);
    if (!(thrown instanceof HttpException)) {
      if (error.status >= 500) this.logger.error(thrown);
    } else if (error.status >= 500 && thrown.cause) this.logger.error(thrown.message);
    if (response.headersSent) {
      response.end();
      return;
    }
    if (error.retryAfterSeconds) response.setHeader('Retry-After', String(error.retryAfterSeconds));
    const isAdmin = ADMIN.test(request.originalUrl);
    response.status(error.status).json(isAdmin ? { ...error.body, error: error.body.message } : error.body);
  }
}
