import { adminRequest } from './adminRequest.ts';
import { LinksChecked } from './wire.gen.ts';

/** The server takes no more at once. */
const MAX_LINKS = 100;

/** At once what is known; the rest is `checking` until a job has tried it. */
export async function checkLinkAddresses(token: string, addresses: readonly string[], signal: AbortSignal) {
  const answers: LinksChecked['data'] = [];
  for (let at = 0; at < addresses.length; at += MAX_LINKS) {
    const json = { addresses: addresses.slice(at, at + MAX_LINKS) };
    const call = { method: 'POST', token, json, signal } as const;
    answers.push(...(await adminRequest('links/check', LinksChecked, call)).data);
  }
  return answers;
}
