import type { Failure } from '../api/wire.gen.ts';

export type EnquiryValues = Partial<
  Record<'name' | 'email' | 'phone' | 'message' | 'consent' | 'offers', string | undefined>
>;

/** One sentence for the whole form, and one for each wrong field. */
export interface EnquiryFailure {
  text: string;
  messages: Record<string, string>;
}

/** Sent without script. */
export interface RefusedEnquiry {
  key: string | undefined;
  project: string | undefined;
  values: EnquiryValues;
  failure: EnquiryFailure;
}

export class EnquiryRefused extends Error {
  readonly messages: Record<string, string>;

  constructor(failure: Failure) {
    super(failure.message);
    this.messages = failure.messages ?? {};
  }
}

/** @throws EnquiryRefused with the backend's sentence, or fetch's TypeError when nobody answered */
export async function sendEnquiry(form: FormData, idempotencyKey: string): Promise<void> {
  const response = await fetch('/api/enquiry', {
    method: 'POST',
    body: form,
    headers: { Accept: 'application/json', 'Idempotency-Key': idempotencyKey },
  });
  if (response.ok) return;
  const wire = await import('../api/wire.gen.ts');
  const failure = wire.Failure.safeParse(await response.json().catch(() => undefined));
  throw new EnquiryRefused(failure.data ?? { message: `The server answered ${response.status}.` });
}
