import type * as z from 'zod/mini';
import { ApiError } from './ApiError.ts';
import { noteServerTime } from './serverClock.ts';
import { withTimeout } from './withTimeout.ts';

/** The servers give up after a minute themselves. */
const TIMEOUT_MS = 60_000;

interface AdminCall {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  token?: string;
  form?: FormData;
  /** Sent as JSON in place of a form. */
  json?: unknown;
  idempotencyKey?: string;
  sentAt?: string | undefined;
  signal?: AbortSignal | undefined;
  /** Goes on when the page is closed; for what is small. */
  keepalive?: boolean;
  isDownload?: boolean;
}

/** @throws ApiError, or TypeError when the network fails or nobody answers in time */
async function send(path: string, call: AdminCall): Promise<Response> {
  const { method = 'GET', token, form, json, idempotencyKey, sentAt, keepalive } = call;
  const askedAt = Date.now();
  const response = await fetch(`/api/admin/${path}`, {
    method,
    headers: {
      Accept: 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(json !== undefined && { 'Content-Type': 'application/json' }),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      ...(sentAt && { 'Sent-At': sentAt }),
    },
    body: json === undefined ? (form ?? null) : JSON.stringify(json),
    signal: signalOf(call),
    cache: 'no-store',
    keepalive: keepalive ?? false,
  }).catch(asNetworkFailure);
  noteServerTime(response.headers.get('Date'), askedAt);
  if (response.ok) return response;
  const body: unknown = await response.json().catch(() => undefined);
  throw new ApiError(response.status, body, (name) => response.headers.get(name));
}

export async function adminRequest<Answer>(
  path: string,
  answer: z.ZodMiniType<Answer>,
  call: AdminCall,
): Promise<Answer> {
  const response = await send(path, call);
  const body: unknown = await response.json().catch(() => undefined);
  return answer.parse(body);
}

function signalOf({ form, signal, isDownload = false }: AdminCall): AbortSignal | null {
  const isUpload = form && [...form.values()].some((value) => value instanceof File);
  return isUpload || isDownload ? (signal ?? null) : withTimeout(signal, TIMEOUT_MS);
}

function asNetworkFailure(error: unknown): never {
  const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
  throw isTimeout ? new TypeError('The server did not answer in time.') : error;
}

/** Where the answer says nothing more than that it is done. */
export async function adminAct(path: string, call: AdminCall): Promise<true> {
  await send(path, call);
  return true;
}

/** @throws ApiError, or TypeError when the network fails */
export async function adminFile(path: string, token: string): Promise<Blob> {
  return (await adminDownload(path, token)).blob();
}

export function adminDownload(path: string, token: string): Promise<Response> {
  return send(path, { token, isDownload: true });
}
