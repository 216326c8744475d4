// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest';
import { editorWith } from '../test/editorWith.ts';
import { composedHtml } from './composedHtml.ts';

beforeAll(() => {
  // The editor scrolls to its cursor, for which this document has no measures.
  Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
});

test.each([
  ['a line', '<p>Oak</p>', 'p', 'Oak namaste', '<p>Oak&nbsp;namaste</p>'],
  ['an empty line', '<p><br></p><p>Oak</p>', 'p', 'namaste', '<p>namaste</p><p>Oak</p>'],
  ['a list', '<ul><li>Oak</li></ul>', 'li', 'Oak namaste', '<ul><li>Oak&nbsp;namaste</li></ul>'],
])(
  'words that are composed in %s are read, which the library does not know yet',
  (_name, html, at, typed, read) => {
    const editor = editorWith(html);
    const before = editor.getSemanticHTML();
    const line = editor.root.querySelector(at);
    compose(line, typed);
    expect(editor.getSemanticHTML()).toBe(before);
    expect(composedHtml(editor)).toBe(read);
  },
);

test('words that are composed in a format that was just chosen are read', () => {
  const editor = editorWith('<p>Oak</p>');
  editor.setSelection(3);
  editor.format('bold', true);
  const [words] = editor.root.querySelector('.ql-cursor')?.childNodes ?? [];
  editor.root.dispatchEvent(new Event('compositionstart', { bubbles: true }));
  if (words) words.textContent += 'namaste';
  expect(composedHtml(editor)).toBe('<p>Oak<strong>namaste</strong></p>');
});

/** As browsers do it, at the end of a line. */
function compose(line: Element | null, text: string): void {
  line?.dispatchEvent(new Event('compositionstart', { bubbles: true }));
  const last = line?.lastChild;
  if (last instanceof Text) last.data = text;
  else last?.replaceWith(text);
}
