import type Quill from 'quill';
import { Delta, type Range } from 'quill';
import { isInTable } from '../setFormat.ts';

/** @returns false, and nothing is emptied, unless the selection reaches from one cell of a table over its end */
export function emptyCells(editor: Quill, { index, length }: Range): boolean {
  const [first] = editor.getLine(index);
  if (length === 0 || !first || !isInTable(first.formats())) return false;
  const table = first.domNode.closest('table');
  const end = index + length;
  if (end < editor.getIndex(first) + first.length()) return false;
  const lines = editor.getLines(index, length);
  if (!lines.every(({ domNode }) => domNode.closest('table') === table)) return false;
  const change = new Delta().retain(index);
  for (const line of lines) {
    const start = editor.getIndex(line);
    const lineEnd = start + line.length() - 1;
    change.delete(Math.max(0, Math.min(end, lineEnd) - Math.max(index, start)));
    if (end > lineEnd) change.retain(1);
  }
  editor.updateContents(change, 'user');
  editor.setSelection(index, 0, 'user');
  return true;
}
