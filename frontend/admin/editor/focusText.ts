import type Quill from 'quill';
import { Range } from 'quill';

/** @returns the selection, or the end of a text that has none */
export function focusText(editor: Quill): Range {
  editor.focus();
  return editor.getSelection() ?? new Range(editor.getLength() - 1, 0);
}
