const BLOCKS =
  'p, div, br, ol, ul, li, h1, h2, h3, h4, h5, h6, blockquote, pre, figure, figcaption, table, caption, tr, td, th';
/** Of a cell over several columns or rows. */
const MAX_SPAN = 100;
const made = { rows: 0 };

/** In place: each table has one line of words in each cell, and rows of one length that are told apart. */
export function makeTablesEditable(page: Document): void {
  const tables = [...page.querySelectorAll('table')].filter(
    (table) => !table.parentElement?.closest('table'),
  );
  for (const table of tables) {
    const around = table.closest('ol, ul, blockquote, figure');
    if (around) takeOut(table, around);
    makeEditable(table);
  }
  for (const [place, table] of tables.entries()) {
    const before = tables[place - 1];
    if (before && isNextTo(before, table)) table.before(emptyParagraph(page));
  }
  const last = tables.at(-1);
  if (last && last === page.body.lastElementChild) last.after(emptyParagraph(page));
}

export function newRowName(): string {
  made.rows += 1;
  return `row-${made.rows}`;
}

function takeOut(table: HTMLTableElement, around: Element): void {
  const words = around.querySelector('figcaption:not(:has(table))');
  if (words && !table.caption) {
    table.createCaption().append(...words.childNodes);
    words.remove();
  }
  around.after(table);
  if (!around.textContent.trim()) around.remove();
}

function makeEditable(table: HTMLTableElement): void {
  const rows = evenRows(table);
  const body = table.ownerDocument.createElement('tbody');
  for (const cells of rows) {
    const row = body.insertRow();
    const name = newRowName();
    for (const cell of cells) {
      const copy = row.insertCell();
      copy.dataset['row'] = name;
      if (cell) copy.append(...flatWords(cell).childNodes);
    }
  }
  const { caption } = table;
  table.replaceChildren(body);
  if (caption?.textContent.trim()) table.prepend(flatWords(caption));
}

/** A cell over several columns or rows is followed by empty ones. */
function evenRows(table: HTMLTableElement): (HTMLTableCellElement | null)[][] {
  const grid: (HTMLTableCellElement | null)[][] = [...table.rows].map(() => []);
  for (const [y, row] of [...table.rows].entries()) {
    let x = 0;
    for (const cell of row.cells) {
      while (grid[y]?.[x] !== undefined) x += 1;
      const width = Math.min(cell.colSpan, MAX_SPAN);
      for (const line of grid.slice(y, y + cell.rowSpan))
        for (let column = x; column < x + width; column += 1) line[column] ??= null;
      grid[y]?.splice(x, 1, cell);
    }
  }
  const width = Math.max(0, ...grid.map(({ length }) => length));
  return grid.map((line) => Array.from({ length: width }, (_cell, x) => line[x] ?? null));
}

/** The editor ends a cell where a line ends. */
function flatWords<Part extends HTMLElement>(part: Part): Part {
  for (const block of part.querySelectorAll(BLOCKS)) {
    block.before(' ');
    block.after(' ');
    block.replaceWith(...block.childNodes);
  }
  part.normalize();
  const [first, last] = [part.firstChild, part.lastChild];
  if (first instanceof Text) first.data = first.data.trimStart();
  if (last instanceof Text) last.data = last.data.trimEnd();
  return part;
}

/** The editor would join two tables with nothing between them. */
function isNextTo(before: Element, table: Element): boolean {
  const between = table.ownerDocument.createRange();
  between.setStartAfter(before);
  between.setEndBefore(table);
  return !between.toString().trim() && !between.cloneContents().querySelector('img');
}

export function emptyParagraph(page: Document): HTMLElement {
  const paragraph = page.createElement('p');
  paragraph.append(page.createElement('br'));
  return paragraph;
}
