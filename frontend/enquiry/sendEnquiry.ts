import type { Failure } from '../api/wire.gen.ts';

/** What a visitor wrote, by the names of the fields. */
export type EnquiryValues = Partial<
  Record<'name' | 'email' | 'phone' | 'message' | 'consent', string | undefined>
>;

/** What is said when an enquiry was not taken: one sentence for all of it, and one a field where a field is wrong. */
export interface EnquiryFailure {
  text: string;
  messages: Record<string, string>;
}

/** A form sent without script and not taken, with what was written in it. */
export interface RefusedEnquiry {
  key: string | undefined;
  values: EnquiryValues;
  failure: EnquiryFailure;
}

/** The backend's reasons for not taking an enquiry. */
export class EnquiryRefused extends Error {
  readonly messages: Record<string, string>;

  constructor(failure: Failure) {
    super(failure.message);
    this.messages = failure.messages ?? {};
  }
}

/** Sends an enquiry. @throws EnquiryRefused with the backend's sentence, or fetch's TypeError when nobody answered */
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
