import { type ApiClient, readApi } from './apiClient.ts';
import type { ConsentReceipt } from './wire.gen.ts';

const TIMEOUT_MS = 10_000;

export const consentActs = ['withdraw', 'cancel-call', 'give'] as const;
export type ConsentAct = (typeof consentActs)[number];

const schemas = () => import('./wire.gen.ts');

/** Undefined when the link does not work. */
export async function getReceipt(token: string, api: ApiClient): Promise<ConsentReceipt | undefined> {
  const schema = schemas().then((wire) => wire.ConsentAnswer);
  return (await readApi(`consent?receipt=${encodeURIComponent(token)}`, schema, api))?.data;
}

/** @throws when nothing was changed */
export async function actOnConsent(act: ConsentAct, token: string): Promise<ConsentReceipt> {
  const response = await fetch(`/api/consent/${act}`, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify({ receipt: token }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  const [wire, body] = await Promise.all([schemas(), response.json()]);
  return wire.ConsentAnswer.parse(body).data;
}
