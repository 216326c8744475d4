import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { Session } from './session.entity.js';

/** `@CurrentSession() session: Session` on any route under `admin`. */
export const CurrentSession = createParamDecorator(
  (_: unknown, context: ExecutionContext) =>
    context.switchToHttp().getRequest<Request & { user: Session }>().user,
);
