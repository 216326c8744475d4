import * as z from 'zod';
import { text } from './text.ts';

/** To both in one box, or to contact about the enquiry, alone or with the box for offers ticked. */
const byWhatWasAgreed = z.strictObject({ together: text, enquiry: text, both: text });

export const consentPageSchema = z.strictObject({
  title: text,
  description: text,
  home: text,
  lead: text,
  labels: z.strictObject({
    words: text,
    offers: text,
    version: text,
    date: text,
    where: text,
    channels: text,
    number: text,
    status: text,
  }),
  where: z.strictObject({ form: text, page: text, one: text, many: text }),
  offersGiven: text,
  offersNotGiven: text,
  given: text,
  givenAgain: text,
  callStaysCancelled: text,
  withdrawnOn: text,
  withdraw: text,
  note: text,
  noteWithCall: text,
  question: z.strictObject({ title: text, text: byWhatWasAgreed, call: text, yes: text, no: text }),
  done: z.strictObject({
    title: text,
    text: byWhatWasAgreed,
    proof: text,
    call: text,
    cancelCall: text,
    callCancelled: text,
    again: text,
  }),
  failed: text,
  unknown: text,
  openAgain: text,
  notValid: z.strictObject({ title: text, text }),
});
