// @vitest-environment jsdom
import type Quill from 'quill';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { cleanEditorHtml } from '../draft/cleanEditorHtml.ts';
import { editorWith } from '../test/editorWith.ts';
import { guardInput } from './guardInput.ts';

beforeAll(() => {
  // The editor scrolls to its cursor, for which this document has no measures.
  Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
});
afterEach(() => document.body.replaceChildren());

const saved = (editor: Quill) => cleanEditorHtml(editor.getSemanticHTML());

function press(editor: Quill, key: string, more: KeyboardEventInit = {}) {
  // Nothing else has the focus in this document.
  editor.root.tabIndex = 0;
  editor.root.focus();
  editor.root.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true, ...more }));
}

/** A picture is one sign of it. */
function placeOf(words: string, editor: Quill): number {
  const signs = editor.getContents().map(({ insert }) => (typeof insert === 'string' ? insert : '*'));
  return signs.join('').indexOf(words);
}

/** @returns what is saved then, and where the cursor is */
function pressAt(html: string, at: string, key: string) {
  const editor = editorWith(html);
  editor.setSelection(placeOf(at, editor) + (key === 'Delete' ? at.length : 0), 0);
  press(editor, key);
  return { after: saved(editor), cursor: editor.getSelection()?.index };
}

const table = (cell: string) => `<table><thead><tr><th scope="col">${cell}</th></tr></thead></table>`;
const figure = '<figure><img src="/oak.webp" alt="Oak"><figcaption>Caption</figcaption></figure>';

test.each([
  ['Backspace', 'below a table', `${table('Cell')}<p>below</p>`, 'below', 4],
  ['Backspace', 'between two tables', `${table('Cell')}<p>below</p>${table('b')}`, 'below', 4],
  ['Delete', 'above a table', `<p>above</p>${table('Cell')}`, 'above', 6],
  ['Delete', 'in the last cell', `${table('Cell')}<p>below</p>`, 'Cell', 4],
  ['Delete', 'above a picture with a caption', `<p>above</p>${figure}`, 'above', 6],
  ['Backspace', 'below a picture with a caption', `${figure}<p>below</p>`, 'below', 8],
  ['Delete', 'in the caption of a picture', `${figure}<p>below</p>`, 'Caption', 9],
])('%s %s joins nothing', (key, _where, html, at, cursor) => {
  expect(pressAt(html, at, key)).toEqual({ after: html, cursor });
});

test.each([
  ['below a table', `${table('a')}<p>X</p><p>b</p>`, 'Backspace', `${table('a')}<p>b</p>`],
  ['above a picture', `<p>X</p>${figure}`, 'Delete', figure],
  ['below a picture', `${figure}<p>X</p><p>b</p>`, 'Backspace', `${figure}<p>b</p>`],
  ['between two tables', `${table('a')}<p>X</p>${table('b')}`, 'Backspace', `${table('a')}${table('b')}`],
])('a blank line %s joins nothing', (_where, html, key, after) => {
  const editor = editorWith(html);
  const at = placeOf('X', editor);
  editor.deleteText(at, 1);
  editor.setSelection(at, 0);
  const tables = editor.root.querySelectorAll('table').length;
  press(editor, key);
  expect(saved(editor)).toBe(after);
  expect(editor.root.querySelectorAll('table')).toHaveLength(tables);
});

test.each(['Backspace', 'Delete'])('%s on the end of a line alone that is selected joins nothing', (key) => {
  for (const html of [`<p>above</p>${table('Cell')}`, `<p>above</p>${figure}`]) {
    const editor = editorWith(html);
    editor.setSelection(5, 1);
    press(editor, key);
    expect(saved(editor)).toBe(html);
    expect(editor.getSelection()).toEqual({ index: 5, length: 0 });
  }
});

test.each([
  ['deleteContentBackward', `${table('Cell')}<p>below</p>`, 5, 4],
  ['deleteWordBackward', `${figure}<p>below</p>`, 9, 8],
  ['deleteContentForward', `<p>above</p>${table('Cell')}`, 5, 6],
])('a telephone that sends no keys joins nothing either: %s', (inputType, html, at, cursor) => {
  const editor = editorWith(html);
  guardInput(editor);
  editor.setSelection(at, 0);
  const event = new InputEvent('beforeinput', { inputType, cancelable: true });
  editor.root.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(saved(editor)).toBe(html);
  expect(editor.getSelection()?.index).toBe(cursor);
});

const twoRows = (a: string, b: string, c: string, d: string) =>
  `<table><thead><tr><th scope="col">${a}</th><th scope="col">${b}</th></tr></thead>` +
  `<tbody><tr><td>${c}</td><td>${d}</td></tr></tbody></table>`;

test.each(['Backspace', 'Delete'])('%s empties the cells that are selected and leaves their row', (key) => {
  const editor = editorWith(twoRows('Item', 'Price', 'Door', '900'));
  editor.history.clear();
  editor.setSelection(2, 10);
  press(editor, key);
  expect(saved(editor)).toBe(twoRows('It', '', 'oor', '900'));
  expect(editor.getSelection()).toEqual({ index: 2, length: 0 });
  editor.history.undo();
  expect(saved(editor)).toBe(twoRows('Item', 'Price', 'Door', '900'));
});

test('a letter over several cells takes the place of their words alone', () => {
  const editor = editorWith(twoRows('Item', 'Price', 'Door', '900'));
  guardInput(editor);
  editor.setSelection(0, 5);
  editor.formatText(0, 4, 'bold', true);
  const event = new InputEvent('beforeinput', { inputType: 'insertText', data: 'Z', cancelable: true });
  editor.root.dispatchEvent(event);
  expect(saved(editor)).toBe(twoRows('<strong>Z</strong>', 'Price', 'Door', '900'));
  expect(event.defaultPrevented).toBe(true);
  expect(editor.getSelection()).toEqual({ index: 1, length: 0 });
});

test('what is cut from several cells, or pasted over them, joins none', () => {
  const editor = editorWith(twoRows('Item', 'Price', 'Door', '900'));
  editor.root.focus();
  editor.setSelection(0, 10);
  editor.root.dispatchEvent(new Event('cut', { cancelable: true }));
  expect(saved(editor)).toBe(twoRows('', '', 'Door', '900'));
  editor.clipboard.onPaste({ index: 0, length: 3 }, { text: 'Oak' });
  expect(saved(editor)).toBe(twoRows('Oak', '', 'oor', '900'));
});

test('a telephone that sends no keys is not kept in a list below a table', () => {
  const editor = editorWith(`${table('Cell')}<ul><li>below</li></ul>`);
  guardInput(editor);
  editor.setSelection(5, 0);
  const event = new InputEvent('beforeinput', { inputType: 'deleteContentBackward', cancelable: true });
  editor.root.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});

test('a selection that reaches out of its table is deleted whole', () => {
  const editor = editorWith(`${twoRows('Item', 'Price', 'Door', '900')}<p>below</p>`);
  editor.setSelection(0, editor.getLength() - 1);
  press(editor, 'Delete');
  expect(editor.getText()).toBe('\n');
});

test('within a line a telephone that sends no keys deletes', () => {
  const editor = editorWith(`<p>above</p>${table('Cell')}`);
  guardInput(editor);
  editor.setSelection(4, 0);
  for (const inputType of ['deleteContentBackward', 'deleteContentForward']) {
    const event = new InputEvent('beforeinput', { inputType, cancelable: true });
    editor.root.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  }
});

test('two paragraphs are still joined', () => {
  expect(pressAt('<p>a</p><p>b</p>', 'b', 'Backspace').after).toBe('<p>ab</p>');
  expect(pressAt('<p>a</p><p>b</p>', 'a', 'Delete').after).toBe('<p>ab</p>');
});

test('with Caps Lock on the last step is undone all the same, and with Shift done again', () => {
  const editor = editorWith('<p>a</p>');
  editor.history.clear();
  editor.insertText(1, 'b', 'user');
  press(editor, 'Z', { ctrlKey: true });
  expect(editor.getText()).toBe('a\n');
  press(editor, 'Z', { ctrlKey: true, shiftKey: true });
  expect(editor.getText()).toBe('ab\n');
});

test('with Caps Lock on letters are made bold by the same key', () => {
  const editor = editorWith('<p>a</p>');
  editor.setSelection(0, 1);
  press(editor, 'B', { ctrlKey: true });
  expect(saved(editor)).toBe('<p><strong>a</strong></p>');
});
