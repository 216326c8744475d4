// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { emptyDraft } from './postDraft.ts';
import { postDraftKind } from './postDraftKind.ts';
import { readableText } from './readableText.ts';

test('a table is read row by row, with its caption above', () => {
  const table =
    '<table><caption>Costs</caption><thead><tr><th scope="col">Room</th><th scope="col">Lakh</th></tr></thead><tbody><tr><td>Hall</td><td>2</td></tr></tbody></table>';
  expect(readableText(`<p>a</p>${table}<p>b</p>`)).toBe('a\nCosts\nRoom | Lakh\nHall | 2\nb');
});

test('captions and sources are read below what they belong to', () => {
  expect(
    readableText(
      '<figure><img src="/a.webp" alt="A desk"><figcaption>Oak</figcaption></figure><blockquote><p>Measure twice.</p><footer>A carpenter</footer></blockquote>',
    ),
  ).toMatch(/^\[Picture: A desk\]\n?Oak\n+Measure twice\.\nA carpenter$/);
});

test('a comparison shows the spaces that the editor writes as those that are stored', () => {
  const stored = { ...emptyDraft('2026-11-20'), description: '<p>Oak and linen</p>' };
  const typed = { ...stored, description: '<p>Oak&nbsp;and&nbsp;lime</p>' };
  expect(postDraftKind.differences(stored, typed)).toMatchObject([
    { before: 'Oak and linen', after: 'Oak and lime' },
  ]);
});
