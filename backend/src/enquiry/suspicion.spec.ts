import { suspicionOf } from './suspicion.js';

describe('the suspicion of an enquiry', () => {
  const now = 1_763_600_000_000;

  it.each([
    ['nothing of our form', {}],
    ['an empty hidden field', { website: '' }],
    ['enough time', { started_at: now - 3_000 }],
    ['a clock that runs ahead', { started_at: now + 60_000 }],
    ['a form left open for days', { started_at: now - 400_000_000 }],
  ])('is none with %s', (_, fields) => {
    expect(suspicionOf(fields, now)).toBeUndefined();
  });

  it.each([
    ['the hidden field is filled in', { website: 'https://example.com' }],
    ['it took under three seconds', { started_at: now - 2_999 }],
  ])('is there when %s', (_, fields) => {
    expect(suspicionOf(fields, now)).toMatch(/\.$/);
  });
});
