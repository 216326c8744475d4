import { promisify } from 'node:util';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { type Request, type Response, json, urlencoded } from 'express';
import type { Observable } from 'rxjs';
import { studio } from '../studio/studio.js';

/** Entity-encoding makes the text longer. */
const limit = 4 * studio.limits.maxTextMegabytes * 1024 * 1024;
const readJson = promisify<Request, Response>(json({ limit }));
const readForm = promisify<Request, Response>(urlencoded({ limit, extended: false }));

/** Runs after the guard, so that only staff can make the server parse a large body. */
@Injectable()
export class TextBodyInterceptor implements NestInterceptor {
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    await readJson(request, response);
    await readForm(request, response);
    return next.handle();
  }
}
