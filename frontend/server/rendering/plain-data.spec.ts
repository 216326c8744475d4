import { expect, test } from 'vitest';
import { plainData } from './plain-data.ts';

const written = (value: unknown) => {
  const json = JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('/', String.raw`\/`);
  return plainData(`<script id="vike_pageContext" type="application/json">${json}</script><p>\\/</p>`);
};
const dataIn = (html: string) => /json">(.*)<\/script>/s.exec(html)?.[1] ?? '';

test('a text of the page is written as the page has it', () => {
  expect(written({ text: '<p>Oak/ash</p>' })).toBe(
    '<script id="vike_pageContext" type="application/json">{"text":"<p>Oak/ash</p>"}</script><p>\\/</p>',
  );
});

test.each([
  '</script><img src=x>',
  '</SCRIPT >',
  '<!--<script>',
  '<ScRiPt>',
  String.raw`<\/script>`,
  String.raw`\</script>`,
  String.raw`\\/ \u003c/script> \\\u003c`,
  '\u2028</style></p>"\n',
])('%s can neither end its script nor begin another, and stays what it is', (text) => {
  const data = dataIn(written({ text }));
  expect(data).not.toMatch(/<\/?s|<!/i);
  expect(JSON.parse(data)).toEqual({ text });
});
