// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { addElapsed } from './addElapsed.ts';
import { fillInDraft } from './draft/fillInDraft.ts';

test.each([
  ['written on this page', {}, true],
  ['filled in from a draft', { name: 'Asha' }, false],
])('what is %s is sent with the age of the page: %j, %s', (_how, draft, isSent) => {
  const form = document.createElement('form');
  form.innerHTML = '<input name="name" />';
  fillInDraft(form, draft);
  const data = new FormData(form);
  addElapsed(data, form);
  expect(data.has('elapsed_ms')).toBe(isSent);
});
