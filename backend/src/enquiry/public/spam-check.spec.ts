import { runSpamCheck } from './spam-check.js';

describe('the spam check', () => {
  it.each([
    ['nothing of our form', {}],
    ['an empty hidden field', { website: '' }],
    ['enough time', { elapsed_ms: 3_000 }],
    ['a form left open for days', { elapsed_ms: 400_000_000 }],
  ])('passes an enquiry with %s', (_, fields) => {
    expect(runSpamCheck(fields)).toBeNull();
  });

  it.each([
    ['the hidden field is filled in', { website: 'https://example.com' }],
    ['it took under three seconds', { elapsed_ms: 2_999 }],
  ])('gives a reason when %s', (_, fields) => {
    expect(runSpamCheck(fields)).toMatch(/\.$/);
  });
});
