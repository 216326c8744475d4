import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { z } from 'zod';
import { ValidationError } from '../errors/validation-error.js';
import { idempotencyKeySchema } from './idempotency-key.js';

/** For the description of the API. */
export const SENT_AT = 'When this attempt was sent: under one key an earlier one never follows a later one.';

const NO_MOMENT = 'Sent-At must be a moment such as 2026-11-29T10:00:00.000Z.';

const saveKeySchema = z.object({
  idempotency_key: idempotencyKeySchema,
  sent_at: z.iso
    .datetime(NO_MOMENT)
    .transform((moment) => new Date(moment))
    .optional(),
});

/** The same key in each attempt of a save. Of two attempts the one that was sent later is what its writer wants. */
export interface SaveKey {
  key?: string | undefined;
  /** By the clock of the device. */
  sentAt?: Date | undefined;
}

/** Of the headers Idempotency-Key and Sent-At, each undefined when it was not sent. @throws ValidationError */
export const SentSaveKey = createParamDecorator((_: unknown, context: ExecutionContext): SaveKey => {
  const request = context.switchToHttp().getRequest<Request>();
  const sent = { idempotency_key: request.get('idempotency-key'), sent_at: request.get('sent-at') };
  const { data, error } = saveKeySchema.safeParse(sent);
  if (data) return { key: data.idempotency_key, sentAt: data.sent_at };
  const messages = error.issues.map(({ path, message }) => [String(path[0]), message]);
  throw new ValidationError(Object.fromEntries(messages));
});
