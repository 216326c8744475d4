import { expect, test } from 'vitest';
import { tabTitle } from './kit/tabTitle.ts';
import { leastRoleAt, titleAt } from './routes.ts';

test.each(['/admin', '/admin/', '/admin/edit-blog/12'])('%s is a screen', (path) => {
  expect(titleAt(path)).toBeDefined();
});

test.each(['/admin/Bin', '/admin/edit-blog', '/admin/edit-blog/12/more', '/administrators'])(
  '%s is none',
  (path) => {
    expect(titleAt(path)).toBeUndefined();
  },
);

test('the tab names the screen', () => {
  expect(tabTitle(titleAt('/admin/add-blog'))).toMatch(/^Add Blog \| Admin/);
});

test.each([
  ['leads', ['/today', '/', '/projects', '/enquiries/12', '/report', '/account']],
  ['editor', ['/add-blog', '/edit-project/12', '/pictures', '/studio', '/addresses', '/bin', '/import']],
  ['owner', ['/people', '/history', '/no-such-screen']],
])('the least that opens these screens is %s', (role, paths) => {
  expect(new Set(paths.map(leastRoleAt))).toEqual(new Set([role]));
});
