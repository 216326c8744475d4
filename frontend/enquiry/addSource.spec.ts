// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { addSource } from './addSource.ts';

test.each([
  ['/blog/oak-or-teak', {}, { post: 'oak-or-teak' }],
  ['/projects/pale-ash', {}, { project: 'pale-ash' }],
  ['/projects/pale-ash', { project: 'first-home' }, { project: 'first-home' }],
  ['/projects', {}, {}],
])('an enquiry from %s that names %o is about %o', (page, named, about) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ page, ...named })) form.set(name, value);
  addSource(form);
  expect(Object.fromEntries(form)).toEqual({ page, ...about });
});
