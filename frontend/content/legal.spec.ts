import { expect, test } from 'vitest';
import { legal } from './legal.ts';
import written from './legal.json' with { type: 'json' };

test('no period and no choice of words is left open', () => {
  expect(JSON.stringify(legal.privacy)).not.toMatch(/\{(?!email\})\w+\}/);
});

test("no email address stands in the text, so that it is always the studio's own", () => {
  expect(JSON.stringify(written)).not.toContain('@');
});

test.each([legal.disclaimer, legal.privacy])('search engines show what $title is about whole', (page) => {
  expect(page.description.length).toBeLessThanOrEqual(160);
});
