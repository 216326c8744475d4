import type Quill from 'quill';
import { TableCell } from 'quill/formats/table';
import { TableCaption } from './blots/CaptionedTable.ts';
import { DescribedImage } from './blots/DescribedImage.ts';
import { Figure } from './blots/Figure.ts';

type Line = ReturnType<Quill['getLine']>[0];

/**
 * A cell and a picture with its caption are never joined with another line; a blank one beside them goes.
 * @param end of the first of two lines
 * @param to where the cursor goes when both stay
 * @returns false where nothing is in danger: the library joins the lines
 */
export function stepOver(editor: Quill, end: number, to: number): boolean {
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
