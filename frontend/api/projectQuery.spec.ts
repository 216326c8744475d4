import { expect, onTestFinished, test, vi } from 'vitest';
import { projectListPath } from './projectQuery.ts';

const all = { type: '', place: '', size: '', page: 1 };

test('one list has one address', () => {
  expect(projectListPath(all)).toBe('projects');
  expect(projectListPath({ ...all, size: 'small', type: 'home', page: 2 })).toBe(
    'projects?type=home&size=small&page=2',
  );
});

test('a browser that does not count parameters gets the same address', () => {
  const size = vi.spyOn(URLSearchParams.prototype, 'size', 'get').mockReturnValue(Number.NaN);
  onTestFinished(() => size.mockRestore());
  expect(projectListPath({ ...all, page: 2 })).toBe('projects?page=2');
});
