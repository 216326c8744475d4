import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { ValidationError } from '../errors/validation-error.js';
import { idempotencyKeySchema } from './enquiry.schema.js';

/** The header `Idempotency-Key`, undefined when it was not sent. @throws ValidationError */
export const IdempotencyKey = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const key = idempotencyKeySchema.safeParse(
    context.switchToHttp().getRequest<Request>().get('idempotency-key'),
  );
  if (key.success) return key.data;
  throw new ValidationError({ idempotency_key: key.error.issues[0]?.message ?? '' });
});
