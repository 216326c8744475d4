import { defaultTreeAdapter as tree } from 'parse5';
import { ValidationError } from '../../errors/validation-error.js';
import { flatWords } from './flat-words.js';
import {
  type ChildNode,
  type Element,
  type Fragment,
  ancestors,
  attribute,
  childElements,
  createElement,
  createText,
  elementsIn,
  hasContent,
  replaceWith,
} from '../elements.js';

const MAX_COLUMNS = 12;
const MAX_ROWS = 100;
const PARTS = new Set(['caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td']);
/** Parsing takes a table out of these by itself. */
const INLINE = new Set(['p', 'strong', 'b', 'em', 'i', 'u', 's', 'a']);

/** In place: at the top as a caption, a row of headings and rows of one length; elsewhere its rows are paragraphs. */
export function arrangeTables(fragment: Fragment): void {
  const tables = elementsIn(fragment).filter(({ tagName }) => tagName === 'table');
  const whole = new Set<Element>();
  for (const table of tables) {
    const around = ancestors(table);
    if (around.some((one) => whole.has(one))) continue;
    takeOutOfFigure(table);
    if (ancestors(table).some(({ tagName }) => !INLINE.has(tagName))) continue;
    whole.add(table);
    arrangeTable(table);
  }
  for (const element of elementsIn(fragment))
    if (!whole.has(element) && isLoose(element)) replaceWith(element, paragraphsOf(element));
}

/** Many sites put a table and its caption into one. */
function takeOutOfFigure(table: Element): void {
  const figure = tree.getParentNode(table);
  if (!figure || !tree.isElementNode(figure) || figure.tagName !== 'figure') return;
  const caption = childElements(figure).find(({ tagName }) => tagName === 'figcaption');
  const hasOwn = childElements(table).some(({ tagName }) => tagName === 'caption');
  if (caption && !hasOwn) {
    tree.detachNode(caption);
    tree.appendChild(table, createElement('caption', [...caption.childNodes]));
  }
  replaceWith(figure, figure.childNodes.filter((child) => child !== table).concat(table));
}

function arrangeTable(table: Element): void {
  const rows = rowsOf(table);
  if (rows.length > MAX_ROWS) throw tooLarge();
  const [heading, ...body] = evenRows(rows);
  const caption = childElements(table).find(({ tagName }) => tagName === 'caption');
  const words = caption ? flatWords(caption) : [];
  if (!heading) {
    replaceWith(table, [createElement('p', words)]);
    return;
  }
  table.childNodes = [];
  if (words.some(hasContent)) tree.appendChild(table, createElement('caption', words));
  tree.appendChild(table, createElement('thead', [createElement('tr', heading.map(headingCell))]));
  if (body.length === 0) return;
  const lines = body.map((cells) =>
    createElement(
      'tr',
      cells.map((cell) => createElement('td', cell)),
    ),
  );
  tree.appendChild(table, createElement('tbody', lines));
}

function rowsOf(table: Element): Element[] {
  return childElements(table)
    .flatMap((part) => (part.tagName === 'tr' ? [part] : childElements(part)))
    .filter(({ tagName }) => tagName === 'tr');
}

/** A cell over several columns or rows is followed by empty ones. */
function evenRows(rows: readonly Element[]): ChildNode[][][] {
  const grid: ChildNode[][][] = rows.map(() => []);
  for (const [y, row] of rows.entries()) {
    let x = 0;
    for (const cell of childElements(row)) {
      while (grid[y]?.[x]) x += 1;
      const [width, height] = [span(cell, 'colspan'), span(cell, 'rowspan')];
      if (x + width > MAX_COLUMNS) throw tooLarge();
      for (const line of grid.slice(y, y + height))
        for (let column = x; column < x + width; column += 1) line[column] ??= [];
      const line = grid[y];
      if (line) line[x] = flatWords(cell);
    }
  }
  const width = Math.max(0, ...grid.map(({ length }) => length));
  return width === 0 ? [] : grid.map((line) => Array.from({ length: width }, (_cell, x) => line[x] ?? []));
}

function span(cell: Element, name: string): number {
  return Math.max(1, Math.min(MAX_ROWS, Math.trunc(Number(attribute(cell, name))) || 1));
}

function headingCell(words: ChildNode[]): Element {
  const cell = createElement('th', words);
  cell.attrs = [{ name: 'scope', value: 'col' }];
  return cell;
}

function isLoose(element: Element): boolean {
  if (element.tagName === 'table') return true;
  return PARTS.has(element.tagName) && !ancestors(element).some(({ tagName }) => tagName === 'table');
}

function paragraphsOf(part: Element): ChildNode[] {
  if (part.tagName === 'caption') return [createElement('p', flatWords(part))];
  if (part.tagName !== 'tr') return [...part.childNodes];
  const cells = childElements(part).map(flatWords);
  const spaced = cells.flatMap((words, place) => (place === 0 ? words : [createText(' '), ...words]));
  return [createElement('p', spaced)];
}

function tooLarge(): ValidationError {
  return new ValidationError({
    description: `A table may have at most ${MAX_COLUMNS} columns and ${MAX_ROWS} rows. Please divide it.`,
  });
}
