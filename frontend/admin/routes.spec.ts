import { expect, test } from 'vitest';
import { tabTitle } from './kit/tabTitle.ts';
import { titleAt } from './routes.ts';

test.each([
  '/admin',
  '/admin/',
  '/admin/login',
  '/admin/add-blog',
  '/admin/edit-blog/12',
  '/admin/projects',
  '/admin/add-project',
  '/admin/edit-project/12',
  '/admin/project-bin',
  '/admin/enquiries',
  '/admin/today',
  '/admin/report',
  '/admin/studio',
])('%s is a screen', (path) => {
  expect(titleAt(path)).toBeDefined();
});

test.each([
  '/admin/xyz',
  '/admin/Bin',
  '/admin/edit-blog',
  '/admin/edit-blog/12/more',
  '/admin/login/more',
  '/administrators',
])('%s is none', (path) => {
  expect(titleAt(path)).toBeUndefined();
});

test('the tab names the screen', () => {
  expect(tabTitle(titleAt('/admin/add-blog'))).toMatch(/^Add Blog \| Admin/);
});
