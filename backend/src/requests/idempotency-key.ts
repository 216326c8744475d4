import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { z } from 'zod';
import { ValidationError } from '../errors/validation-error.js';

const NO_KEY = 'The Idempotency-Key must be 8 to 100 letters, digits, hyphens or underscores.';

export const idempotencyKeySchema = z
  .string(NO_KEY)
  .regex(/^[\w-]{8,100}$/, NO_KEY)
  .optional();

/** Undefined when the header was not sent. @throws ValidationError */
export const IdempotencyKey = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const key = idempotencyKeySchema.safeParse(
    context.switchToHttp().getRequest<Request>().get('idempotency-key'),
  );
  if (key.success) return key.data;
  throw new ValidationError({ idempotency_key: key.error.issues[0]?.message ?? '' });
});
