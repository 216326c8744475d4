import { freeSlug, isSlug, slugFrom } from './slug.js';

describe('slug', () => {
  it.each([
    ['The counter is too low', 'the-counter-is-too-low'],
    ['  Crème brûlée & Straße!  ', 'creme-brulee-strasse'],
    ["A designer's day", 'a-designers-day'],
    ['What costs ₹500?', 'what-costs-rs500'],
    ['../../etc/passwd', 'etc-passwd'],
    ['a%00b<script>', 'a-00b-script'],
    ['---', ''],
    ['', ''],
  ])('is made of %j', (text, slug) => expect(slugFrom(text)).toBe(slug));

  it.each(['नोएडा में तीन कमरों का घर', 'نوئیڈا میں گھر', '東京の家', 'Дом у реки'])(
    'spells %s out in Latin letters',
    (heading) => expect(slugFrom(heading)).toMatch(/^[a-z0-9-]{5,}$/),
  );

  it('ends at a whole word within 100 characters', () => {
    const slug = slugFrom('a rather long word '.repeat(20));
    expect(slug.length).toBeLessThanOrEqual(100);
    expect(slug).toMatch(/(a|rather|long|word)$/);
  });

  it('is cut when its first word alone is too long', () => {
    expect(slugFrom('x'.repeat(300))).toHaveLength(100);
  });

  it('counts up from 2 while it is taken', () => {
    expect(freeSlug('light', new Set(['light', 'light-2', 'light-4']))).toBe('light-3');
    expect(freeSlug('light', new Set())).toBe('light');
  });

  it('has room for its number', () => {
    const long = slugFrom(`${'a'.repeat(49)} ${'b'.repeat(50)}`);
    const second = freeSlug(long, new Set([long]));
    expect(long).toHaveLength(100);
    expect(second.length).toBeLessThanOrEqual(100);
    expect(freeSlug(long, new Set([long, second]))).toBe(second.replace(/2$/, '3'));
  });

  it.each(['', '-a', 'a--b', 'A', 'a/b', 'a\0', 'é'])('is never %j', (text) => {
    expect(isSlug(text)).toBe(false);
  });
});
