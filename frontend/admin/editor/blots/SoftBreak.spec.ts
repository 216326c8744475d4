// @vitest-environment jsdom
import type Quill from 'quill';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { cleanEditorHtml } from '../../draft/cleanEditorHtml.ts';
import { editorWith } from '../../test/editorWith.ts';
import { pictureChanges } from '../pictures/pictureChanges.ts';
import { textPictures } from '../pictures/textPictures.ts';

beforeAll(() => {
  // The editor scrolls to its cursor, for which this document has no measures.
  Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
});
afterEach(() => document.body.replaceChildren());

const saved = (editor: Quill) => cleanEditorHtml(editor.getSemanticHTML());

test('the end of a line that was taken back to the end of its block is shown and not saved', () => {
  const editor = editorWith('<p><strong>a</strong><br>b</p>');
  editor.deleteText(2, 1);
  expect(editor.root.innerHTML).toMatch(/<br class="[^"]+"><br><\/p>$/);
  expect(saved(editor)).toBe('<p><strong>a</strong></p>');
  editor.insertText(2, 'c');
  expect(editor.root.querySelectorAll('br')).toHaveLength(1);
  expect(saved(editor)).toBe('<p><strong>a</strong><br>c</p>');
});

test('paragraphs of an item are lines of it', () => {
  expect(saved(editorWith('<ul><li><p>a</p><p>b</p><p>c</p></li></ul>'))).toBe(
    '<ul><li>a<br>b<br>c</li></ul>',
  );
});

test('lines are parted in what is copied as plain text', () => {
  const { text } = editorWith('<p>a<br>b</p>').clipboard.onCopy({ index: 0, length: 3 }, false);
  expect(text).toBe('a\nb');
});

test('what is pasted keeps its lines, and has a paragraph after a blank one', () => {
  const editor = editorWith('');
  editor.clipboard.onPaste({ index: 0, length: 0 }, { html: '<div>a<br>b<br><br>c</div>' });
  expect(saved(editor)).toBe('<p>a<br>b</p><p>c</p>');
});

test('lines are one in a cell', () => {
  const editor = editorWith('<p>x</p><table><tr><td></td></tr></table>');
  editor.clipboard.onPaste({ index: 2, length: 0 }, { html: '<p>a<br>b</p>' });
  expect(editor.root.querySelector('td')?.textContent).toBe('a b');
});

test('a caption keeps its lines when a word of it is changed', () => {
  const editor = editorWith(`<figure>${oak}<figcaption>a<br>b</figcaption></figure>`);
  const text = editor.getContents();
  const [picture] = textPictures(text);
  expect(picture?.caption).toBe('a b');
  if (picture) editor.updateContents(pictureChanges.caption(text, picture, 'a bc'));
  expect(saved(editor)).toBe(`<figure>${oak}<figcaption>a<br>bc</figcaption></figure>`);
});

test.each([
  ['by undoing it', (editor: Quill) => editor.history.undo()],
  ['by a key', (editor: Quill) => editor.deleteText(3, 1, 'user')],
])('nothing is left of the end of a line that is taken back %s', (_how, takeBack) => {
  const editor = editorWith('<p>a😀</p>');
  editor.history.clear();
  editor.insertEmbed(3, 'soft-break', true, 'user');
  takeBack(editor);
  expect(editor.root.innerHTML).toBe('<p>a😀</p>');
  expect(editor.getLeaf(3)[0]?.value()).toBe('a😀');
});

const oak = '<img src="/oak.webp" alt="Oak">';
const teak = '<img src="/teak.webp" alt="Teak">';

test.each([
  ['before a picture with a caption', `<figure>${oak}<figcaption>a</figcaption></figure>`, 0],
  ['behind a picture without one', `<p>a</p><figure>${oak}</figure>`, 3],
  [
    'before a picture beside another',
    `<figure><figure>${oak}</figure><figure>${teak}<figcaption>a</figcaption></figure></figure>`,
    2,
  ],
])('the end of a line %s changes nothing that is saved', (_where, html, at) => {
  const editor = editorWith(html);
  const before = saved(editor);
  editor.insertEmbed(at, 'soft-break', true, 'user');
  expect(saved(editor)).toBe(before);
});

test('two quotations with nothing but the end of a line between them stay two', () => {
  const editor = editorWith('<blockquote>a</blockquote><p>x</p><blockquote>b</blockquote>');
  editor.deleteText(2, 1);
  editor.insertEmbed(2, 'soft-break', true, 'user');
  const once = saved(editor);
  expect(saved(editorWith(once))).toBe(once);
  expect(once.match(/<blockquote>/g)).toHaveLength(2);
});

test('two pictures with the end of a line between them may stand beside each other', () => {
  const editor = editorWith(`<p>${oak}<br>${teak}</p>`);
  expect(textPictures(editor.getContents()).map(({ canStandBeside }) => canStandBeside)).toEqual([
    false,
    true,
  ]);
});

test('words between the paragraphs of an item keep their place', () => {
  const editor = editorWith('<ul><li><p>a</p>text<p>b</p></li></ul>');
  expect(editor.getText().match(/\w+/g)).toEqual(['a', 'text', 'b']);
});
