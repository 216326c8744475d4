import Quill, { Delta } from 'quill';
import { focusText } from '../focusText.ts';
import { type TableChange, emptyRows, tableChanges } from './tableChanges.ts';
import { tablePlace } from './tablePlace.ts';

export const tableCommands = { insert: insertTable, change: changeTable, caption: captionTable };

/** After the line at the index; a line to go on is always below it. */
function insertTable(editor: Quill, index: number, [rows, columns]: [rows: number, columns: number]): void {
  const [line, offset] = editor.getLine(index);
  if (!line) return;
  const end = index - offset + line.length() - 1;
  const format = line.formats();
  const plain = Object.fromEntries(Object.keys(format).map((name) => [name, null]));
  const change = new Delta().retain(end);
  if (line.length() > 1) change.insert('\n', format);
  const start = change.length();
  editor.updateContents(change.concat(emptyRows(rows, columns)).retain(1, plain), 'user');
  editor.setSelection(start, 0, 'silent');
}

/** The cursor stays in its cell, or goes to the nearest one. */
function changeTable(editor: Quill, name: TableChange): void {
  const { index } = focusText(editor);
  const place = tablePlace(editor, index);
  if (!place) return;
  const change = tableChanges[name](place);
  editor.updateContents(change, 'user');
  const next = Math.min(change.transformPosition(index), editor.getLength() - 1);
  editor.setSelection(tablePlace(editor, next) ? next : Math.max(place.start, next - 1), 0, 'silent');
}

/** Puts the cursor into the caption, which it makes when there is none. */
function captionTable(editor: Quill): void {
  const place = tablePlace(editor, focusText(editor).index);
  if (!place) return;
  const { start, caption } = place;
  if (caption === undefined)
    editor.updateContents(new Delta().retain(start).insert('\n', { 'table-caption': true }), 'user');
  editor.setSelection(caption ?? start, 0, 'silent');
}
