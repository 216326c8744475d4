import type { ConsentReceipt } from '../../api/wire.gen.ts';

type Texts = Record<'together' | 'enquiry' | 'both', string>;

/** What is withdrawn is what was agreed to. */
export function textFor(texts: Texts, { offers }: Pick<ConsentReceipt, 'offers'>): string {
  if (!offers) return texts.together;
  return offers.given ? texts.both : texts.enquiry;
}
