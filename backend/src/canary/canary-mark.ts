import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { Keys } from '../config/keys.js';

export const CANARY_HEADER = 'X-Canary';

/** What the header says; undefined for what people send. */
export const CanaryMark = createParamDecorator((_: unknown, context: ExecutionContext) =>
  context.switchToHttp().getRequest<Request>().get(CANARY_HEADER),
);

export function canaryMark(keys: Keys, id: string): string {
  return `${id}.${keys.sign('canary', id)}`;
}

/** @returns the id of the cycle, undefined when somebody else wrote the mark */
export function cycleOfMark(keys: Keys, mark: string): string | undefined {
  const [id = '', signature = ''] = mark.split('.');
  return keys.isSigned('canary', id, signature) ? id : undefined;
}
