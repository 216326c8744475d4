import { expect, onTestFinished, test, vi } from 'vitest';
import { sourceOf } from './sourceOf.ts';

const site = 'https://studio.example';

test('a visit that an advertisement led to has its page, its host and its tags', () => {
  const landing = `${site}/projects?utm_source=Google&utm_medium=cpc&gclid=Cj0K&type=home#flat`;
  expect(sourceOf(landing, 'https://www.google.com/')).toEqual({
    landing_page: '/projects',
    referrer_host: 'www.google.com',
    campaign: '{"utm_source":"Google","utm_medium":"cpc","gclid":"Cj0K"}',
  });
});

test.each(['', 'about:blank', 'no address', `${site}/blogs`])(
  'the page before, %j, is no other host',
  (before) => {
    expect(sourceOf(`${site}/`, before)).toEqual({ landing_page: '/' });
  },
);

test.each([
  'no address',
  '',
  `${site}/admin/enquiries?utm_source=x`,
  `${site}/blog-preview/a-private-token`,
  `${site}/project-preview/a-private-token`,
  `${site}/services?content-preview=a-private-token`,
  `${site}/consent?receipt=a-private-token`,
])('nothing is told of a visit that began at %j', (landing) => {
  expect(sourceOf(landing, 'https://example.org/')).toEqual({});
});

test('a browser without URL.canParse tells where the visit began', () => {
  const missing = vi.spyOn(URL, 'canParse').mockImplementation(notThere);
  onTestFinished(() => missing.mockRestore());
  expect(sourceOf(`${site}/blogs`, '')).toEqual({ landing_page: '/blogs' });
});

test('a tag as long as nobody writes one is cut', () => {
  const { campaign = '' } = sourceOf(`${site}/?utm_term=${'x'.repeat(5000)}`, '');
  expect(campaign).toBe(JSON.stringify({ utm_term: 'x'.repeat(300) }));
});

function notThere(): never {
  throw new TypeError('URL.canParse is not a function');
}
