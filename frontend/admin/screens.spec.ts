import { expect, test } from 'vitest';
import { isScreen, screenTitle } from './screens.ts';

test.each(['/admin', '/admin/', '/admin/login', '/admin/add-blog', '/admin/edit-blog/12'])(
  '%s is a screen',
  (path) => {
    expect(isScreen(path)).toBe(true);
  },
);

test.each([
  '/admin/xyz',
  '/admin/edit-blog',
  '/admin/edit-blog/12/more',
  '/admin/login/more',
  '/administrators',
])('%s is none', (path) => {
  expect(isScreen(path)).toBe(false);
});

test('the tab names the screen', () => {
  expect(screenTitle('/admin/add-blog')).toMatch(/^Add Blog \| Admin/);
});
