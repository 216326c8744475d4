import type Quill from 'quill';
import { TableBody, TableCell, TableRow } from 'quill/formats/table';
import { CaptionedTable, TableCaption } from '../blots/CaptionedTable.ts';

/** One line of the text. */
export interface Cell {
  index: number;
  length: number;
  /** The name of its row. */
  row: string;
}

export interface TablePlace {
  rows: Cell[][];
  /** Of the cell with the cursor, or the first one for a cursor in the caption. */
  row: number;
  column: number;
  caption: number | undefined;
  start: number;
  length: number;
}

export function tablePlace(editor: Quill, index: number): TablePlace | undefined {
  const [line] = editor.getLine(index);
  if (!(line instanceof TableCell || line instanceof TableCaption)) return undefined;
  const table = line instanceof TableCell ? line.table() : line.parent;
  if (!(table instanceof CaptionedTable)) return undefined;
  const at =
    line instanceof TableCell ? { row: line.rowOffset(), column: line.cellOffset() } : { row: 0, column: 0 };
  const [caption] = table.descendants(TableCaption);
  return {
    ...at,
    rows: table.descendants(TableBody).flatMap((body) => body.children.map((row) => cellsOf(editor, row))),
    caption: caption?.offset(editor.scroll),
    start: table.offset(editor.scroll),
    length: table.length(),
  };
}

function cellsOf(editor: Quill, row: TableRow): Cell[] {
  return row.children.map((cell) => ({
    index: cell.offset(editor.scroll),
    length: cell.length(),
    row: TableCell.formats(cell.domNode) ?? '',
  }));
}

/** Undefined past the first and the last one. */
export function nextCell(editor: Quill, index: number, step: number): number | undefined {
  const place = tablePlace(editor, index);
  const cells = place?.rows.flat() ?? [];
  const at = cells.findIndex((cell) => index >= cell.index && index < cell.index + cell.length);
  return cells[at + step]?.index;
}

/** The cell below, or where the text goes on after the table. */
export function placeBelow(editor: Quill, index: number): number {
  const place = tablePlace(editor, index);
  if (!place) return index;
  return place.rows[place.row + 1]?.[place.column]?.index ?? place.start + place.length;
}
