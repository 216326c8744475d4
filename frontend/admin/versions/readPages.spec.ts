import { expect, test } from 'vitest';
import { readPages } from './readPages.ts';

const LIMIT = 2;
/** The fourth was thinned out. */
const numbers = [7, 6, 5, 3, 2, 1];
const list = async (page: number) => ({
  data: numbers.slice((page - 1) * LIMIT, page * LIMIT).map((number) => ({
    number,
    saved_at: '2026-11-20T09:00:00.000Z',
    saved_by: null,
    device: '',
    act: 'changed' as const,
    moved_to: null,
    words_added: 0,
    words_removed: 0,
    is_current: number === 7,
  })),
  pagination: { page, limit: LIMIT, pages: 3, total: numbers.length },
});

test.each([
  ['the newest', { pages: 1, until: Number.POSITIVE_INFINITY }, 1],
  ['as many as were asked for', { pages: 2, until: Number.POSITIVE_INFINITY }, 2],
  ['back to the version in the address', { pages: 1, until: 2 }, 3],
  ['past one that is gone, no further', { pages: 1, until: 4 }, 2],
  ['never more than there are', { pages: 9, until: 0 }, 3],
])('the pages are read: %s', async (_which, wanted, pages) => {
  const read = await readPages(list, wanted);
  expect(read).toMatchObject({ pages, hasMore: pages < 3, total: 6 });
  expect(read.versions.map(({ number }) => number)).toEqual(numbers.slice(0, pages * LIMIT));
});
