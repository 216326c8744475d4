import { expect, test } from 'vitest';
import { projectListPath } from './projectQuery.ts';

const all = { type: '', place: '', size: '', page: 1 };

test('one list has one address', () => {
  expect(projectListPath(all)).toBe('projects');
  expect(projectListPath({ ...all, size: 'small', type: 'home', page: 2 })).toBe(
    'projects?type=home&size=small&page=2',
  );
});
