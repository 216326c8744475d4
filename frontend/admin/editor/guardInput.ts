import type Quill from 'quill';
import type { Range } from 'quill';
import { DescribedImage } from './blots/DescribedImage.ts';
import { Figure } from './blots/Figure.ts';
import { isInTable } from './setFormat.ts';
import { emptyCells } from './table/emptyCells.ts';

type Line = ReturnType<Quill['getLine']>[0];

const DELETION = /^delete(Content|Word)/;

/** @returns false where the library shall do what the key does otherwise */
export function stepBack(editor: Quill, range: Range): boolean {
  const { index, length } = range;
  if (length > 0) return deleteSelected(editor, range);
  const [line, offset] = editor.getLine(index);
  const isOfList = Boolean(line?.formats()['list']);
  return offset === 0 && !isOfList && stepOver(editor, index - 1, index - 1);
}

/** @returns as stepBack */
export function stepOn(editor: Quill, range: Range): boolean {
  const { index, length } = range;
  if (length > 0) return deleteSelected(editor, range);
  return isLineEnd(editor, index) && stepOver(editor, index, index + 1);
}

/** Some telephones' keyboards, and dictation, delete without a key. */
export function guardInput(editor: Quill): void {
  const guard = (event: InputEvent) => {
    const { inputType, data } = event;
    const isTyped = inputType === 'insertText' && data !== null;
    if (editor.composition.isComposing || !(isTyped || DELETION.test(inputType))) return;
    const range = editor.getSelection();
    if (!range) return;
    if (isTyped) {
      const formats = editor.getFormat(range.index, 1);
      if (!emptyCells(editor, range)) return;
      editor.insertText(range.index, data, formats, 'user');
      editor.setSelection(range.index + data.length, 0, 'user');
      event.preventDefault();
    } else {
      const step = inputType.endsWith('Backward') ? stepBack : stepOn;
      if (step(editor, range)) event.preventDefault();
    }
  };
  // Before the library replaces what is selected.
  editor.root.addEventListener('beforeinput', guard, { capture: true });
}

function deleteSelected(editor: Quill, range: Range): boolean {
  if (emptyCells(editor, range)) return true;
  return range.length === 1 && isLineEnd(editor, range.index) && stepOver(editor, range.index, range.index);
}

const isLineEnd = (editor: Quill, index: number): boolean => editor.getText(index, 1) === '\n';

/**
 * A cell and a picture with its caption are never joined with another line; a blank one beside them goes.
 * @param end of the first of two lines
 * @param to where the cursor goes when both stay
 * @returns false where nothing is in danger: the library joins the lines
 */
function stepOver(editor: Quill, end: number, to: number): boolean {
  const lineAt = (index: number) =>
    index < 0 || index >= editor.getLength() ? null : editor.getLine(index)[0];
  const [before, after] = [lineAt(end), lineAt(end + 1)];
  if (!before || !after || !(isWhole(before) || isWhole(after))) return false;
  const goesBefore = isBlank(before) && !(isCell(lineAt(end - 1)) && isCell(after));
  const next = lineAt(end + 2);
  const goesAfter = isBlank(after) && next !== null && !(isCell(before) && isCell(next));
  if (goesBefore || goesAfter) editor.deleteText(goesBefore ? end : end + 1, 1, 'user');
  editor.setSelection(goesBefore || goesAfter ? end : to, 0, 'user');
  return true;
}

function isCell(line: Line): boolean {
  return line !== null && isInTable(line.formats());
}

function isWhole(line: Line): boolean {
  return isCell(line) || (line instanceof Figure && line.descendants(DescribedImage).length > 0);
}

function isBlank(line: Line): boolean {
  return line?.statics.blotName === 'block' && line.length() <= 1;
}
