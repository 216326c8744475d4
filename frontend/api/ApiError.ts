import * as z from 'zod/mini';
import { type EditConflict, Failure } from './wire.gen.ts';

/** By the field's name on the wire. */
export type FieldMessages = Record<string, string>;

/** A proxy that answers in the backend's place may send less, or no JSON at all. */
const PartialFailure = z.partial(Failure);

/** A call that got no answer fails with fetch's TypeError. */
export class ApiError extends Error {
  readonly status: number;
  /** The backend's sentence, or undefined when it sent none. */
  readonly sentence: string | undefined;
  readonly messages: FieldMessages;
  /** Somebody else has saved the same post meanwhile. */
  readonly conflict: EditConflict | undefined;
  readonly retryAfterSeconds: number;
  /** Why a session is over, told to the one who held it. */
  readonly isBlocked: boolean;

  /** @param header as the answer has it */
  constructor(status: number, body: unknown, header: (name: string) => string | null = () => null) {
    const { message, messages = {}, error, conflict } = PartialFailure.safeParse(body).data ?? {};
    super(message ?? `The call was refused with status ${status}.`);
    this.status = status;
    this.retryAfterSeconds = Number(header('Retry-After'));
    this.isBlocked = header('WWW-Authenticate')?.includes('"account blocked"') ?? false;
    this.sentence = error ?? message;
    this.messages = messages;
    this.conflict = conflict;
  }
}

export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** What was asked for may be done, although no answer says so. */
export function mayBeDone(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 500;
}

/** Nothing says what became of it; a backend that is busy says that it did nothing. */
export function isLostAnswer(error: unknown): boolean {
  const isBusy = error instanceof ApiError && error.status === 503 && error.sentence !== undefined;
  return mayBeDone(error) && !isBusy;
}

/** The backend's sentence, if it sent one. @param lost where nothing says what became of it */
export function sentenceOf(error: unknown, fallback: string, lost = fallback): string {
  const told = error instanceof ApiError ? error.sentence : undefined;
  return told || (isLostAnswer(error) ? lost : fallback);
}
