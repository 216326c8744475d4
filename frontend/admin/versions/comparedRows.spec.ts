import { expect, test } from 'vitest';
import { type ComparedRow, comparedRows } from './comparedRows.ts';
import type { Block } from './VersionKind.ts';

const lines = (...texts: string[]): Block[] => texts.map((text) => ({ text }));
const marked = (row: ComparedRow) =>
  row.isSame
    ? `= ${row.blocks.length}`
    : row.words.map(({ text, mark }) => (mark ? `[${mark}: ${text}]` : text)).join('');

test('the words that changed within a paragraph are marked, and the rest is not', () => {
  const rows = comparedRows({
    before: lines('Wiring was within ten per cent.'),
    after: lines('Wiring was within nine per cent.'),
  });
  expect(rows.map(marked)).toEqual(['Wiring was within [removed: ten][added: nine] per cent.']);
});

test('words that changed one after the other are one change', () => {
  const rows = comparedRows({
    before: lines('Three flats of the same size, all ours.'),
    after: lines('Three flats of about 1,450 square feet, all ours.'),
  });
  expect(rows.map(marked)).toEqual([
    'Three flats of [removed: the same size][added: about 1,450 square feet], all ours.',
  ]);
});

test('paragraphs stay in line when one comes in or goes', () => {
  const rows = comparedRows({ before: lines('One', 'Two', 'Three'), after: lines('One', 'Three', 'Four') });
  expect(rows.map(marked)).toEqual(['= 1', '[removed: Two]', '= 1', '[added: Four]']);
});

test('those that are the same lie together', () => {
  const rows = comparedRows({ before: lines('a', 'b', 'c', 'd'), after: lines('a', 'b', 'c', 'D') });
  expect(rows.map(marked)).toEqual(['= 3', '[removed: d][added: D]']);
});

test('another picture with the same description is a change', () => {
  const before = [{ text: 'The stair', picture: '/api/uploads/a.webp' }];
  const after = [{ text: 'The stair', picture: '/api/uploads/b.webp' }];
  expect(comparedRows({ before, after })).toMatchObject([
    { isSame: false, before: before[0], after: after[0] },
  ]);
});

test('a field that was empty has one side', () => {
  const [row] = comparedRows({ before: [], after: lines('New') });
  expect(row).toMatchObject({ before: undefined, after: { text: 'New' } });
});
