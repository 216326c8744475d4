import { Delta } from 'quill';
import { newRowName } from '../paste/makeTablesEditable.ts';
import type { Cell, TablePlace } from './tablePlace.ts';

export const tableChanges = {
  rowAbove: ({ rows, row }: TablePlace) => insertRow(rows, row, rows[row]?.[0]?.index),
  rowBelow: ({ rows, row }: TablePlace) => insertRow(rows, row, endOf(rows[row]?.at(-1))),
  columnBefore: ({ rows, column }: TablePlace) =>
    insertCells(rows.map((cells) => [cells[column]?.index, cells])),
  columnAfter: ({ rows, column }: TablePlace) =>
    insertCells(rows.map((cells) => [lastPlaceOf(cells[column]), cells])),
  removeRow: (place: TablePlace) =>
    place.rows.length > 1 ? remove(place.rows[place.row] ?? []) : removeTable(place),
  removeColumn: (place: TablePlace) =>
    (place.rows[0]?.length ?? 0) > 1
      ? remove(place.rows.map((cells) => cells[place.column]))
      : removeTable(place),
  removeTable,
};

export type TableChange = keyof typeof tableChanges;

/** An empty line stays, for the cursor. */
function removeTable({ start, length }: TablePlace): Delta {
  return new Delta()
    .retain(start)
    .delete(length - 1)
    .retain(1, { table: null, 'table-caption': null });
}

/** The rows of an empty table, first the headings. */
export function emptyRows(rows: number, columns: number): Delta {
  return Array.from({ length: rows }, newRowName).reduce(
    (text, table) => text.insert('\n'.repeat(columns), { table }),
    new Delta(),
  );
}

function insertRow(rows: Cell[][], row: number, index = 0): Delta {
  return new Delta().retain(index).concat(emptyRows(1, rows[row]?.length ?? 1));
}

function insertCells(places: [index: number | undefined, cells: Cell[]][]): Delta {
  let last = 0;
  return places.reduce((change, [index, [first]]) => {
    if (index === undefined || !first) return change;
    const until = index - last;
    last = index;
    return change.retain(until).insert('\n', { table: first.row });
  }, new Delta());
}

function remove(cells: (Cell | undefined)[]): Delta {
  let last = 0;
  return cells.reduce((change, cell) => {
    if (!cell) return change;
    const until = cell.index - last;
    last = cell.index + cell.length;
    return change.retain(until).delete(cell.length);
  }, new Delta());
}

function endOf(cell: Cell | undefined): number | undefined {
  return cell && cell.index + cell.length;
}

/** Before its end, so that what follows the table stays apart. */
function lastPlaceOf(cell: Cell | undefined): number | undefined {
  return cell && cell.index + cell.length - 1;
}
