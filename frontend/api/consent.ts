import { type ApiClient, readApi } from './apiClient.ts';
import type { ConsentReceipt } from './wire.gen.ts';

const TIMEOUT_MS = 10_000;

export const consentActs = ['withdraw', 'cancel-call', 'give'] as const;
export type ConsentAct = (typeof consentActs)[number];

/** `unknown`: it may have arrived. */
export const consentFailures = ['refused', 'unknown'] as const;
export type ConsentFailure = (typeof consentFailures)[number];

export const failureOf = (status: number): ConsentFailure => (status < 500 ? 'refused' : 'unknown');

const schemas = () => import('./wire.gen.ts');

/** Undefined when the link does not work. */
export async function getReceipt(token: string, api: ApiClient): Promise<ConsentReceipt | undefined> {
  const schema = schemas().then((wire) => wire.ConsentAnswer);
  return (await readApi(`consent?receipt=${encodeURIComponent(token)}`, schema, api))?.data;
}

export async function actOnConsent(act: ConsentAct, token: string): Promise<ConsentReceipt | ConsentFailure> {
  try {
    const response = await fetch(`/api/consent/${act}`, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify({ receipt: token }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) return failureOf(response.status);
    const [wire, body] = await Promise.all([schemas(), response.json()]);
    return wire.ConsentAnswer.parse(body).data;
  } catch {
    return 'unknown';
  }
}
