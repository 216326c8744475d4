// @vitest-environment jsdom
import Quill, { Delta } from 'quill';
import { afterEach, expect, test } from 'vitest';
import { cleanEditorHtml } from '../../draft/cleanEditorHtml.ts';
import { editorWith } from '../../test/editorWith.ts';

afterEach(() => document.body.replaceChildren());

const saved = (editor: Quill) => cleanEditorHtml(editor.getSemanticHTML());

const item = { list: 'ordered' };
const quoted = { blockquote: true };

test('two lists and two quotations that a blank line parts stay two', () => {
  const editor = editorWith('');
  const lists = new Delta().insert('a').insert('\n', item).insert('\n').insert('b').insert('\n', item);
  editor.setContents(lists.insert('c').insert('\n', quoted).insert('\n').insert('d').insert('\n', quoted));
  const stored =
    '<ol><li>a</li></ol><ol><li>b</li></ol><blockquote><p>c</p></blockquote><blockquote>d</blockquote>';
  expect(saved(editor)).toBe(stored);
  expect(saved(editorWith(stored))).toBe(stored);
});

test('a quotation of two paragraphs is still one in a copy', () => {
  const stored = '<blockquote><p>a</p><p>b</p></blockquote>';
  expect(saved(editorWith(editorWith(stored).getSemanticHTML()))).toBe(stored);
});

test('a list of Word stays one, though it has several elements', () => {
  const word = '<meta name="Generator" content="Microsoft Word">';
  const lists = [1, 2, 1].map((level) => `<ul><li aria-level="${level}">a</li></ul>`);
  expect(saved(editorWith(word + lists.join('')))).toBe('<ul><li>a<ul><li>a</li></ul></li><li>a</li></ul>');
});

test.each([' ', ' and elm'])('“%s” after a picture stays in its line above a list', (words) => {
  const oak = '<img src="https://a.example/oak.webp" alt="Oak">';
  const list = `<ul><li>a ${oak}${words}<ul><li>b</li></ul></li></ul>`;
  expect(saved(editorWith(list))).toBe(list);
});
