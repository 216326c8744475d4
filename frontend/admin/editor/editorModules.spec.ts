// @vitest-environment jsdom
import Quill, { type Delta } from 'quill';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import googleDocs from '../../../testing/clipboard/google-docs.html?raw';
import word from '../../../testing/clipboard/word.html?raw';
import { storedTexts } from '../../../testing/post-texts.ts';
import { cleanEditorHtml } from '../draft/cleanEditorHtml.ts';
import { editorWith } from '../test/editorWith.ts';
import { composedHtml } from './composedHtml.ts';
import { pictureChanges } from './pictures/pictureChanges.ts';
import { tableCommands } from './table/tableCommands.ts';
import type { TableChange } from './table/tableChanges.ts';
import { clearFormats, setFormat } from './setFormat.ts';
import { type TextPicture, textPictures } from './pictures/textPictures.ts';

beforeAll(() => {
  // The editor scrolls to its cursor, for which this document has no measures.
  Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
});
afterEach(() => document.body.replaceChildren());

const saved = (editor: Quill) => cleanEditorHtml(editor.getSemanticHTML());

test.each(storedTexts)(
  '%s is saved as it was stored, also as it is read from what is shown',
  (_name, stored) => {
    const editor = editorWith(stored);
    const { innerHTML } = editor.root;
    expect(saved(editor)).toBe(stored);
    expect(composedHtml(editor)).toBe(editor.getSemanticHTML());
    expect(editor.root.innerHTML).toBe(innerHTML);
  },
);

test.each(storedTexts)('%s stays as it is when it is only compared', (_name, stored) => {
  expect(cleanEditorHtml(stored)).toBe(stored);
});

const table = (heading: string, line: string) =>
  `<table><thead><tr>${heading}</tr></thead><tbody><tr>${line}</tr></tbody></table>`;

test('a text from Word keeps its structure and nothing else', () => {
  expect(saved(editorWith(word))).toBe(
    '<h1>Before the kitchen</h1>' +
      '<p>Measure <strong>every</strong> wall, <em>twice</em>. See <a href="https://a.example/guide">the guide</a>[1].<br>Then order.</p>' +
      '<h2>What to ask</h2><ul><li>Which hinges<ul><li>soft closing</li></ul></li></ul><ol><li>Which new stone</li></ol>' +
      '<blockquote>Cheap twice is dear.</blockquote>' +
      table(
        '<th scope="col"><strong>Part</strong></th><th scope="col">Cost</th><th scope="col"></th>',
        '<td>Stone, polished</td><td>2</td><td></td>',
      ),
  );
});

test('pictures that another program keeps to itself are left out, and that is said', () => {
  const said = vi.spyOn(toast, 'error');
  const pictures = ['file:///C:/a.png', 'blob:https://docs.example/1', 'cid:1'].map(
    (src) => `<img src="${src}">`,
  );
  expect(saved(editorWith(`<p>Oak${pictures.join('')}<img src="https://a.example/b.png"></p>`))).toBe(
    '<p>Oak<img src="https://a.example/b.png"></p>',
  );
  expect(said.mock.calls).toEqual([['3 pictures could not be taken along. Please insert them as files.']]);
  said.mockRestore();
});

test('a text from Google Docs keeps its structure and nothing else', () => {
  expect(saved(editorWith(googleDocs))).toBe(
    '<h1>Before the kitchen</h1>' +
      '<p>Measure <strong>every</strong> wall, <em>twice</em>. See <a href="https://a.example/guide">the guide</a>.<br>Then order.</p>' +
      '<h2>What to ask</h2><ul><li>Which hinges<ul><li>soft closing</li></ul></li></ul><ol><li>Which new stone</li></ol>' +
      table(
        '<th scope="col"><strong>Part</strong></th><th scope="col">Cost</th>',
        '<td>Stone, polished</td><td>2</td>',
      ),
  );
});

test('each level of a list from Word on the web is kept, though each is a list of its own', () => {
  const html =
    '<meta name="Generator" content="Microsoft Word"><div><ul><li aria-level="1"><p>a</p></li></ul></div><div><ul><li aria-level="2"><p>b</p></li></ul></div>';
  expect(saved(editorWith(html))).toBe('<ul><li>a<ul><li>b</li></ul></li></ul>');
});

const picture = (name: string) => `<img src="/${name}.webp" alt="${name}">`;
const act = (editor: Quill, place: number, make: (text: Delta, picture: TextPicture) => Delta) => {
  const text = editor.getContents();
  const found = textPictures(text)[place];
  if (found) editor.updateContents(make(text, found), 'user');
};

test('a caption that is typed takes a picture out of its paragraph', () => {
  const editor = editorWith(`<p>a${picture('x')}b</p>`);
  for (const words of ['O', 'Oa', 'Oak'])
    act(editor, 0, (text, found) => pictureChanges.caption(text, found, words));
  expect(saved(editor)).toBe(`<p>a</p><figure>${picture('x')}<figcaption>Oak</figcaption></figure><p>b</p>`);
});

test('a caption that is typed on keeps its formats, and may be emptied', () => {
  const editor = editorWith(`<figure>${picture('x')}<figcaption>Oak <b>and</b></figcaption></figure>`);
  act(editor, 0, (text, found) => pictureChanges.caption(text, found, 'Oak and lime'));
  expect(saved(editor)).toBe(
    `<figure>${picture('x')}<figcaption>Oak <strong>and</strong> lime</figcaption></figure>`,
  );
  act(editor, 0, (text, found) => pictureChanges.caption(text, found, ''));
  expect(saved(editor)).toBe(`<figure>${picture('x')}</figure>`);
});

test('pictures are put into a row and out of it', () => {
  const editor = editorWith(`<p>a${picture('x')}${picture('y')}</p><p>${picture('z')}b</p>`);
  act(editor, 1, (text, found) => pictureChanges.putBeside(text, found, true));
  expect(saved(editor)).toBe(
    `<p>a</p><figure><figure>${picture('x')}</figure><figure>${picture('y')}</figure></figure><p>${picture('z')}b</p>`,
  );
  act(editor, 2, (text, found) => pictureChanges.putBeside(text, found, true));
  act(editor, 1, (text, found) => pictureChanges.putBeside(text, found, false));
  expect(saved(editor)).toBe(
    `<p>a</p><figure>${picture('x')}</figure><figure><figure>${picture('y')}</figure><figure>${picture('z')}</figure></figure><p>b</p>`,
  );
});

test('a decorative picture gives its description back when it is none', () => {
  const editor = editorWith(`<p>${picture('x')}</p>`);
  act(editor, 0, (_text, found) => pictureChanges.decorate(found, true));
  expect(saved(editor)).toBe('<p><img src="/x.webp" alt="" data-decorative="true"></p>');
  act(editor, 0, (_text, found) => pictureChanges.decorate(found, false));
  expect(saved(editor)).toBe(`<p>${picture('x')}</p>`);
});

const grid = (editor: Quill) =>
  [...editor.root.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => cell.textContent));
const cells = [
  ['a', 'b'],
  ['c', 'd'],
];
const twoByTwo = `<p>x</p>${table('<th>a</th><th>b</th>', '<td>c</td><td>d</td>')}<p>y</p>`;

test.each<[TableChange, string[][]]>([
  ['rowAbove', [['', ''], ...cells]],
  [
    'rowBelow',
    [
      ['a', 'b'],
      ['', ''],
      ['c', 'd'],
    ],
  ],
  [
    'columnBefore',
    [
      ['a', '', 'b'],
      ['c', '', 'd'],
    ],
  ],
  [
    'columnAfter',
    [
      ['a', 'b', ''],
      ['c', 'd', ''],
    ],
  ],
  ['removeRow', [['c', 'd']]],
  ['removeColumn', [['a'], ['c']]],
  ['removeTable', []],
])('%s changes the table at the cursor, and nothing around it', (name, after) => {
  const editor = editorWith(twoByTwo);
  editor.setSelection(editor.getText().indexOf('b'), 0, 'silent');
  tableCommands.change(editor, name);
  expect(grid(editor)).toEqual(after);
  expect(saved(editor)).toMatch(/^<p>x<\/p>.*<p>y<\/p>$/);
  expect(editor.getFormat(editor.getSelection()?.index ?? 0)['table'] !== undefined).toBe(after.length > 0);
});

test('the last row and the last column take the table with them', () => {
  for (const name of ['removeRow', 'removeColumn'] as const) {
    const editor = editorWith('<p>x</p><table><tr><td>a</td></tr></table>');
    editor.setSelection(2, 0, 'silent');
    tableCommands.change(editor, name);
    expect(saved(editor)).toBe('<p>x</p>');
  }
});

test('a table comes after the line of the cursor, with a line below it', () => {
  const editor = editorWith('<h2>Costs</h2><p>y</p>');
  tableCommands.insert(editor, 2, [2, 2]);
  expect(grid(editor)).toEqual([
    ['', ''],
    ['', ''],
  ]);
  editor.insertText(editor.getSelection()?.index ?? 0, 'Room', 'user');
  expect(saved(editor)).toBe(
    `<h2>Costs</h2>${table('<th scope="col">Room</th><th scope="col"></th>', '<td></td><td></td>')}<p>y</p>`,
  );
  expect(editor.root.querySelector('table + p')?.textContent).toBe('');
});

test('a caption of a table is made once', () => {
  const editor = editorWith(twoByTwo);
  editor.setSelection(4, 0, 'silent');
  tableCommands.caption(editor);
  editor.insertText(editor.getSelection()?.index ?? 0, 'Costs', 'user');
  tableCommands.caption(editor);
  expect(saved(editor)).toContain('<p>x</p><table><caption>Costs</caption><thead>');
  expect(editor.root.querySelectorAll('caption')).toHaveLength(1);
  tableCommands.change(editor, 'rowAbove');
  expect(grid(editor)).toEqual([['', ''], ...cells]);
});

test('what is pasted into a cell stays in the cell', () => {
  const editor = editorWith(twoByTwo);
  editor.setSelection(2, 0, 'silent');
  editor.clipboard.onPaste({ index: 2, length: 0 }, { html: '<h2>1</h2><ul><li><b>2</b></li></ul><p>3</p>' });
  expect(grid(editor)).toEqual([
    ['1 2 3a', 'b'],
    ['c', 'd'],
  ]);
});

test('what was cut out with its heading comes back as it was', () => {
  const editor = editorWith('<h2>Oak</h2><p>A wall.</p><p>The end</p>');
  const { html, text } = editor.clipboard.onCopy({ index: 0, length: editor.getLength() - 1 }, true);
  editor.deleteText(0, editor.getLength() - 1);
  editor.formatLine(0, 1, 'header', 2);
  editor.clipboard.onPaste({ index: 0, length: 0 }, { html, text });
  expect(saved(editor)).toBe('<h2>Oak</h2><p>A wall.</p><p>The end</p>');
});

test('clearing the formats leaves every picture with its words, and every table', () => {
  const figure =
    '<figure><img src="https://a.example/b.png" alt="Oak"><figcaption>A wall</figcaption></figure>';
  const editor = editorWith(`<h2>x</h2>${figure}<ul><li><strong>y</strong></li></ul>${twoByTwo}`);
  const stays = saved(editorWith(`<p>x</p>${figure}<p>y</p>${twoByTwo}`));
  clearFormats(editor, { index: 0, length: editor.getLength() });
  expect(saved(editor)).toBe(stays);
});

test.each([
  ['header', 2, '<h2>', '</h2>'],
  ['list', 'bullet', '<ul><li>', '</li></ul>'],
  ['blockquote', true, '<blockquote>', '</blockquote>'],
])('%s formats the lines around a table, and nothing in it', (name, value, start, end) => {
  const captioned = table('<th>a</th>', '<td>b</td>').replace('<thead>', '<caption>Costs</caption>$&');
  const editor = editorWith(`<p>x</p>${captioned}<p>y</p>`);
  const after = saved(editorWith(`${start}x${end}${captioned}${start}y${end}`));
  editor.setSelection(0, editor.getLength(), 'silent');
  setFormat(editor, name, value);
  expect(saved(editor)).toBe(after);
});
