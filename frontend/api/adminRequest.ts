import * as z from 'zod/mini';
import { type EditConflict, Failure } from './wire.gen.ts';

/** One sentence a field, by the field's name on the wire. */
export type FieldMessages = Record<string, string>;

/** Whatever answers in the backend's place may send less, or no JSON at all. */
const Refusal = z.partial(Failure);

/** The backend answered, and the answer was no. A call that never arrived fails with fetch's own TypeError. */
export class Refused extends Error {
  readonly status: number;
  /** The backend's sentence, or undefined when it sent none. */
  readonly sentence: string | undefined;
  readonly messages: FieldMessages;
  /** Somebody else has saved the same blog meanwhile. */
  readonly conflict: EditConflict | undefined;

  /** When it may be tried again, where the answer says so. */
  readonly retryAfterSeconds: number | undefined;

  /** @param body of the answer, as it came */
  constructor(status: number, body: unknown, retryAfterSeconds?: number) {
    const { message, messages = {}, error, conflict } = Refusal.safeParse(body).data ?? {};
    super(message ?? `The call was refused with status ${status}.`);
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
    this.sentence = error ?? message;
    this.messages = messages;
    this.conflict = conflict;
  }
}

interface AdminCall {
  method?: 'GET' | 'POST' | 'DELETE';
  token?: string;
  form?: FormData;
  signal?: AbortSignal | undefined;
}

/** One call to the admin API. @throws Refused, or TypeError when the network fails. */
export async function adminRequest<Answer>(
  path: string,
  answer: z.ZodMiniType<Answer>,
  { method = 'GET', token, form, signal }: AdminCall,
): Promise<Answer> {
  const response = await fetch(`/api/admin/${path}`, {
    method,
    headers: { Accept: 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: form ?? null,
    signal: signal ?? null,
    cache: 'no-store',
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new Refused(response.status, body);
  return answer.parse(body);
}

/** One file of the admin API. @throws Refused, or TypeError when the network fails. */
export async function adminFile(path: string, token: string): Promise<Blob> {
  const response = await fetch(`/api/admin/${path}`, {
    headers: { Authorization: `Bearer ${token}` },
    cache: 'no-store',
  });
  if (response.ok) return response.blob();
  const body: unknown = await response.json().catch(() => undefined);
  throw new Refused(response.status, body);
}
