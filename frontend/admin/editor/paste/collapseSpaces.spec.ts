// @vitest-environment jsdom
import { afterEach, beforeAll, expect, test } from 'vitest';
import { editorWith } from '../../test/editorWith.ts';

beforeAll(() => {
  // The editor scrolls to its cursor, for which this document has no measures.
  Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
});
afterEach(() => document.body.replaceChildren());

test.each([
  ['words with tabs', { text: '\tif (oak)  {\n\t\tsand\n\t}' }, 'if (oak) {\nsand\n}\n'],
  ['preformatted words', { html: '<pre>  oak\n    ash</pre>' }, 'oak\nash\n'],
  ['words with fixed spaces', { html: '<p>&nbsp;&nbsp;oak&nbsp; and <b> ash</b></p>' }, 'oak and ash\n'],
])('%s are pasted as the site shows them', (_what, pasted, shown) => {
  const editor = editorWith('');
  editor.clipboard.onPaste({ index: 0, length: 0 }, pasted);
  expect(editor.getText()).toBe(shown);
});

test('a space between what is pasted and the word before it stays', () => {
  const editor = editorWith('<p>oak</p>');
  editor.clipboard.onPaste({ index: 3, length: 0 }, { text: '  and ash' });
  expect(editor.getText()).toBe('oak and ash\n');
});

test('a line that begins with a space is loaded without it', () => {
  const { clipboard } = editorWith('<p>oak<br> <em> and</em> ash</p>');
  expect(clipboard.onCopy({ index: 0, length: 11 }, false).text).toBe('oak\nand ash');
});
