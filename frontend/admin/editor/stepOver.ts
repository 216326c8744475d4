import type Quill from 'quill';
import type { Range } from 'quill';
import { TableCell } from 'quill/formats/table';
import { TableCaption } from './blots/CaptionedTable.ts';
import { DescribedImage } from './blots/DescribedImage.ts';
import { Figure } from './blots/Figure.ts';

type Line = ReturnType<Quill['getLine']>[0];

/** @returns false where the library shall do what the key does otherwise */
export function stepBack(editor: Quill, { index, length }: Range): boolean {
  if (length > 0) return isLineEnd(editor, index, length) && stepOver(editor, index, index);
  return editor.getLine(index)[1] === 0 && stepOver(editor, index - 1, index - 1);
}

/** @returns as stepBack */
export function stepOn(editor: Quill, { index, length }: Range): boolean {
  return (
    isLineEnd(editor, index, Math.max(1, length)) && stepOver(editor, index, length > 0 ? index : index + 1)
  );
}

/** Some telephones' keyboards, and dictation, delete without a key. */
export function stepWithoutKeys(editor: Quill): void {
  editor.root.addEventListener('beforeinput', (event) => {
    const range = editor.getSelection();
    if (!range || !/^delete(Content|Word)/.test(event.inputType)) return;
    const step = event.inputType.endsWith('Backward') ? stepBack : stepOn;
    if (step(editor, range)) event.preventDefault();
  });
}

const isLineEnd = (editor: Quill, index: number, length: number): boolean =>
  length === 1 && editor.getText(index, length) === '\n';

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
  const goesBefore = isBlank(before) && !(isInTable(lineAt(end - 1)) && isInTable(after));
  const next = lineAt(end + 2);
  const goesAfter = isBlank(after) && next !== null && !(isInTable(before) && isInTable(next));
  if (goesBefore || goesAfter) editor.deleteText(goesBefore ? end : end + 1, 1, 'user');
  editor.setSelection(goesBefore || goesAfter ? end : to, 0, 'user');
  return true;
}

function isWhole(line: Line): boolean {
  return isInTable(line) || (line instanceof Figure && line.descendants(DescribedImage).length > 0);
}

function isInTable(line: Line): boolean {
  return line instanceof TableCell || line instanceof TableCaption;
}

function isBlank(line: Line): boolean {
  return line?.statics.blotName === 'block' && line.length() <= 1;
}
