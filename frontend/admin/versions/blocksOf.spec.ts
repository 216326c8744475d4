// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { storedTexts } from '../../../testing/post-texts.ts';
import { blocksOf } from './blocksOf.ts';

const textsOf = (html: string) => blocksOf(html).map(({ text }) => text);

function contentOf(html: string) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const texts: string[] = [];
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.textContent?.trim() ?? '');
  return { texts, pictures: [...page.images].map(({ src }) => new URL(src).pathname) };
}

test.each(storedTexts)('every word and picture of %s can be compared', (_name, html) => {
  const { texts, pictures } = contentOf(html);
  const blocks = blocksOf(html);
  const lost = texts.filter((text) => !blocks.some((block) => block.text.includes(text)));
  expect(lost).toEqual([]);
  expect(blocks.flatMap(({ picture }) => picture ?? [])).toEqual(pictures);
});

test('a list within a list, a source and a caption are lines of their own', () => {
  expect(textsOf('<ul><li>a<ol><li>b</li></ol></li><li>c</li></ul>')).toEqual(['a', 'b', 'c']);
  expect(textsOf('<blockquote>a<footer>b</footer></blockquote>')).toEqual(['a', 'b']);
  expect(textsOf('<figure><img src="/a.webp" alt="A"><figcaption>b</figcaption></figure>')).toEqual([
    '[Picture: A]',
    'b',
  ]);
});
