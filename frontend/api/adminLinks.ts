import { adminRequest } from './adminRequest.ts';
import { LinksChecked } from './wire.gen.ts';

/** At once what is known; the rest is `checking` until a job has tried it. */
export async function checkLinkAddresses(token: string, addresses: readonly string[], signal: AbortSignal) {
  const call = { method: 'POST', token, json: { addresses }, signal } as const;
  return (await adminRequest('links/check', LinksChecked, call)).data;
}
