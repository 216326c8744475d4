import Quill, { Delta, type Range } from 'quill';
import type { Context } from 'quill/modules/keyboard';
import { SOFT_BREAK } from './asWords.ts';
import { ONE_LINE } from './paste/OrderlyClipboard.ts';
import { stepBack, stepOn } from './guardInput.ts';
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

/** A cell, a table's caption and a source are one line. */
function endLine(this: Keyboard, { index, length }: Range, { format }: Context): void {
  if (ONE_LINE.concat('source').some((name) => format[name])) return;
  const change = new Delta()
    .retain(index)
    .delete(length)
    .insert({ [SOFT_BREAK]: true });
  this.quill.updateContents(change, 'user');
  this.quill.setSelection(index + 1, 0, 'silent');
  this.quill.scrollSelectionIntoView();
}

function endQuotation(this: Keyboard): void {
  this.quill.format('blockquote', false, 'user');
}

function undo(this: Keyboard): void {
  this.quill.history.undo();
}

const WITH_ANY = { shiftKey: null, ctrlKey: null, metaKey: null, altKey: null };

function stepping(key: string, step: typeof stepBack) {
  return {
    key,
    ...WITH_ANY,
    handler(this: Keyboard, range: Range): boolean {
      return !step(this.quill, range);
    },
  };
}

/** With Caps Lock a key is a capital letter, for which the library has nothing. */
function inCapitals(format: 'bold' | 'italic' | 'underline') {
  return {
    key: format.charAt(0).toUpperCase(),
    shortKey: true,
    handler(this: Keyboard, _range: Range, { format: formats }: Context): void {
      this.quill.format(format, !formats[format], 'user');
    },
  };
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
  'soft enter': { key: 'Enter', shiftKey: true, handler: endLine },
  'line enter': { key: 'Enter', collapsed: true, format: ['figure', 'source'], handler: goOn },
  'quotation end': {
    key: 'Enter',
    collapsed: true,
    format: ['blockquote'],
    empty: true,
    handler: endQuotation,
  },
  'step back': stepping('Backspace', stepBack),
  'step on': stepping('Delete', stepOn),
  'undo in capitals': { key: 'Z', shortKey: true, handler: undo },
  'bold in capitals': inCapitals('bold'),
  'italic in capitals': inCapitals('italic'),
  'underline in capitals': inCapitals('underline'),
};
