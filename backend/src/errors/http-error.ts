import { HttpException } from '@nestjs/common';
import { MulterError } from 'multer';
import { QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import { z } from 'zod';
import type { FieldMessages } from './validation-error.js';

type Conflict = Record<string, unknown>;

export interface HttpError {
  status: number;
  body: { message: string; messages?: FieldMessages; conflict?: Conflict; reason?: string };
  retryAfterSeconds?: number;
}

const SENTENCES: Record<number, string> = {
  400: 'The request could not be read.',
  401: 'Please sign in.',
  404: 'There is nothing at this address.',
  405: 'This address does not take that kind of request.',
  413: 'What was sent is too large.',
  415: 'What was sent is of a kind that this address does not take.',
  500: 'Something went wrong on our side. Please try again.',
  503: 'The service cannot be reached just now. Please try again in a few minutes.',
};
/** Network errors, and Postgres: connection, resources, shutdown, read-only, timeouts and conflicts of transactions. */
const UNAVAILABLE =
  /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|08\w{3}|53\w{3}|57P0[123]|57014|55P03|25006|25P03|40001|40P01)$/;

/** Messages of pg that have no code. */
const NO_CONNECTION =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (has encountered|was closed))/;

/** Thrown by TypeORM after the connection of a transaction has broken. */
const IN_BROKEN_TRANSACTION = [QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError];

/** Ours are given an object; what is given nothing or a text gets a status code, and a sentence below for the text. */
const ownBody = z.object({
  message: z.string(),
  messages: z.record(z.string(), z.string()).optional(),
  conflict: z.record(z.string(), z.unknown()).optional(),
  reason: z.string().optional(),
  retryAfterSeconds: z.number().optional(),
  statusCode: z.undefined().optional(),
});
const clientError = z.object({ status: z.number().int().min(400).max(499) });
const coded = z.object({ code: z.string() });
const worded = z.object({ message: z.string() });

export function toHttpError(thrown: unknown): HttpError {
  if (thrown instanceof HttpException) return fromHttpException(thrown);
  const fromClient = clientError.safeParse(thrown);
  if (fromClient.success) return plain(fromClient.data.status);
  return plain(isOutage(thrown) ? 503 : 500);
}

function isOutage(thrown: unknown): boolean {
  if (IN_BROKEN_TRANSACTION.some((type) => thrown instanceof type)) return true;
  const code = coded.safeParse(thrown).data?.code ?? '';
  const message = worded.safeParse(thrown).data?.message ?? '';
  return UNAVAILABLE.test(code) || NO_CONNECTION.test(message);
}

function fromHttpException(exception: HttpException): HttpError {
  if (isFieldTooLong(exception.cause)) return plain(413);
  const status = exception.getStatus();
  const response = exception.getResponse();
  const own = ownBody.safeParse(response);
  if (!own.success) return { status, body: { message: sentence(status) } };
  const { retryAfterSeconds, statusCode: _statusCode, ...body } = own.data;
  return { status, body, retryAfterSeconds };
}

function isFieldTooLong(cause: unknown): boolean {
  return cause instanceof MulterError && cause.code === 'LIMIT_FIELD_VALUE';
}

function plain(status: number): HttpError {
  return { status, body: { message: sentence(status) } };
}

function sentence(status: number): string {
  return (
    SENTENCES[status] ??
    (status < 500 ? 'The request could not be read.' : 'Something went wrong on our side. Please try again.')
  );
}
