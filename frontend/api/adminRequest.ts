import type * as z from 'zod/mini';
import { ApiError } from './ApiError.ts';
import { noteServerTime } from './serverClock.ts';

interface AdminCall {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  token?: string;
  form?: FormData;
  /** Sent as JSON in place of a form. */
  json?: unknown;
  idempotencyKey?: string;
  signal?: AbortSignal | undefined;
  /** Goes on when the page is closed; for what is small. */
  keepalive?: boolean;
}

async function send(path: string, call: AdminCall): Promise<Response> {
  const { method = 'GET', token, form, json, idempotencyKey, signal, keepalive } = call;
  const askedAt = Date.now();
  const response = await fetch(`/api/admin/${path}`, {
    method,
    headers: {
      Accept: 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(json !== undefined && { 'Content-Type': 'application/json' }),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    },
    body: json === undefined ? (form ?? null) : JSON.stringify(json),
    signal: signal ?? null,
    cache: 'no-store',
    keepalive: keepalive ?? false,
  });
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

/** Where the answer says nothing more than that it is done. */
export async function adminAct(path: string, call: AdminCall): Promise<true> {
  await send(path, call);
  return true;
}

/** @throws ApiError, or TypeError when the network fails */
export async function adminFile(path: string, token: string): Promise<Blob> {
  return (await send(path, { token })).blob();
}
