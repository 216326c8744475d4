import { adminRequest } from './adminRequest.ts';
import { EnquiryAnswer } from './wire.gen.ts';

export type ContactWay = 'call' | 'whatsapp' | 'mail';
export type ContactOutcome = 'reached' | 'not_reached' | 'call_again';

/** A line that hangs counts as a cut one. */
const TIMEOUT_MS = 20_000;

async function act(token: string, path: string, method: 'POST' | 'DELETE', json?: unknown) {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const call = { method, token, signal, ...(json !== undefined && { json }) };
  return (await adminRequest(`enquiry/${path}`, EnquiryAnswer, call)).data;
}

interface Contact {
  key: string;
  how: ContactWay;
  /** When it was pressed, ISO. */
  at: string;
}

export function sendContact(token: string, enquiry: string, contact: Contact) {
  return act(token, `${encodeURIComponent(enquiry)}/contact`, 'POST', contact);
}

export function takeContactBack(token: string, enquiry: string, key: string) {
  return act(token, `${encodeURIComponent(enquiry)}/contact/${encodeURIComponent(key)}`, 'DELETE');
}

export function sendOutcome(
  token: string,
  enquiry: string,
  answer: { key: string; outcome: ContactOutcome; again_at?: string },
) {
  return act(token, `${encodeURIComponent(enquiry)}/outcome`, 'POST', answer);
}
