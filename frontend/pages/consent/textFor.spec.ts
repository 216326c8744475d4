import { expect, test } from 'vitest';
import consentWords from '../../content/consent.json' with { type: 'json' };
import { textFor } from './textFor.ts';

const words = 'I would like offers.';

test.each([
  [{ offers: null }, 'We will not contact you about products and offers.'],
  [{ offers: { words, given: false } }, 'We will not contact you about this enquiry.'],
  [
    { offers: { words, given: true } },
    'We will not contact you about this enquiry, nor about products and offers.',
  ],
])('what is withdrawn of %j is what was agreed to', (receipt, sentence) => {
  expect(textFor(consentWords.done.text, receipt)).toBe(sentence);
});
