// @vitest-environment jsdom
import { Delta } from 'quill';
import { afterEach, expect, test } from 'vitest';
import { editorWith } from '../test/editorWith.ts';
import { changeText } from './changeText.ts';

afterEach(() => document.body.replaceChildren());

test('a change of the text from beside it leaves the focus where it is', () => {
  const editor = editorWith('<p>None of them</p>');
  const beside = document.body.appendChild(document.createElement('button'));
  editor.root.tabIndex = 0;
  beside.focus();
  // As Firefox leaves it.
  document.getSelection()?.collapse(editor.root.firstChild, 0);
  changeText(editor, new Delta().retain(4).insert(' at all'));
  expect(editor.getText()).toBe('None at all of them\n');
  expect(document.activeElement).toBe(beside);
});
