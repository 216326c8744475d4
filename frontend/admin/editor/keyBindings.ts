import Quill, { Delta, type Range } from 'quill';
import type { Context } from 'quill/modules/keyboard';
import { nextCell, placeBelow } from './table/tablePlace.ts';

interface Keyboard {
  quill: Quill;
}

function goToCell(this: Keyboard, range: Range, { event }: Context): boolean {
  const cell = nextCell(this.quill, range.index, event.shiftKey ? -1 : 1);
  if (cell === undefined) return true;
  this.quill.setSelection(cell, 0, 'user');
  return false;
}

/** In the last row it leaves the table. */
function goDown(this: Keyboard, range: Range): void {
  const below = placeBelow(this.quill, range.index);
  if (below >= this.quill.getLength())
    this.quill.updateContents(new Delta().retain(below).insert('\n'), 'user');
  this.quill.setSelection(below, 0, 'user');
}

function goToTable(this: Keyboard, range: Range): void {
  const [line, offset] = this.quill.getLine(range.index);
  if (line) this.quill.setSelection(range.index - offset + line.length(), 0, 'user');
}

/** Below a caption or a source a paragraph begins. */
function goOn(this: Keyboard, { index }: Range): boolean {
  const [line, offset] = this.quill.getLine(index);
  if (!line || offset < line.length() - 1) return true;
  const change = new Delta()
    .retain(index)
    .insert('\n', line.formats())
    .retain(1, { figure: null, source: null });
  this.quill.updateContents(change, 'user');
  this.quill.setSelection(index + 1, 0, 'silent');
  return false;
}

function endQuotation(this: Keyboard): void {
  this.quill.format('blockquote', false, 'user');
}

/** Tab leaves the text, except between the cells of a table. */
export const keyBindings = {
  tab: null,
  'remove tab': null,
  indent: null,
  outdent: null,
  'table tab': { key: 'Tab', shiftKey: null, format: ['table'], handler: goToCell },
  'table enter': { key: 'Enter', shiftKey: null, format: ['table'], handler: goDown },
  'caption enter': { key: 'Enter', shiftKey: null, format: ['table-caption'], handler: goToTable },
  'line enter': { key: 'Enter', collapsed: true, format: ['figure', 'source'], handler: goOn },
  'quotation end': {
    key: 'Enter',
    collapsed: true,
    format: ['blockquote'],
    empty: true,
    handler: endQuotation,
  },
};
