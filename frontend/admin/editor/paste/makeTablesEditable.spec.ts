// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { makeTablesEditable } from './makeTablesEditable.ts';

const table = '<table><tr><td>a</td></tr></table>';

test.each([
  ['a figure gives its caption to its table', `${table}<figcaption>Oak</figcaption>`, 'caption'],
  ['a caption that has a table in it keeps its words', `<figcaption>Oak${table}</figcaption>`, 'figcaption'],
])('%s', (_what, content, caption) => {
  const html = `<figure><img src="/oak.webp">${content}</figure>`;
  const page = new DOMParser().parseFromString(html, 'text/html');
  makeTablesEditable(page);
  const captions = [...page.querySelectorAll('figcaption, caption')];
  expect(captions.map(({ localName, textContent }) => [localName, textContent])).toEqual([[caption, 'Oak']]);
  expect(page.querySelector('body > table td')?.textContent).toBe('a');
});
