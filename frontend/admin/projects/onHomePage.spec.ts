import { expect, test } from 'vitest';
import { onHomePage } from './onHomePage.ts';

const marked = (id: number, status: 'draft' | 'published' | 'scheduled' = 'published') => ({
  id,
  status,
  on_home: true,
});

test('the first four with the mark that are on the site stand on the home page', () => {
  const unmarked = { ...marked(3), on_home: false };
  const projects = [marked(1, 'draft'), marked(2), unmarked, marked(4, 'scheduled')];
  const ids = onHomePage([...projects, marked(5), marked(6), marked(7), marked(8)]);
  expect([...ids]).toEqual([2, 5, 6, 7]);
});
