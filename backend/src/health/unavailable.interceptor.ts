import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { type Observable, tap } from 'rxjs';
import type { Readiness } from './dependencies.js';

/** 503 while a dependency is down; `degraded`, and 200, while enquiries are stored and do not reach the studio. */
@Injectable()
export class UnavailableInterceptor implements NestInterceptor<Pick<Readiness, 'status'>> {
  intercept(
    context: ExecutionContext,
    next: CallHandler<Pick<Readiness, 'status'>>,
  ): Observable<Pick<Readiness, 'status'>> {
    const response = context.switchToHttp().getResponse<Response>();
    return next.handle().pipe(
      tap(({ status }) => {
        if (status === 'error') response.status(503);
      }),
    );
  }
}
