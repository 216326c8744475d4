import { UnprocessableEntityException } from '@nestjs/common';
import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { z } from 'zod';
import { ValidationError } from '../errors/validation-error.js';
import type { LeadingAddress } from './addresses.schema.js';
import type { Problem } from './plan-redirects.js';
import type { Rule } from './redirect.repository.js';

const MAX_LINES = 5_000;
const MAX_CELL_LENGTH = 1_000;
const MAX_WHY_LENGTH = 200;
/** Of the problems that are listed one by one. */
const MAX_LISTED = 100;
/** A first line that spreadsheets write for themselves. */
const SEPARATOR = /^\uFEFF?sep=([,;\t])\r?\n/i;
/** As people head a column; an address without its slash is told instead of left out. */
const HEADING = /^[\p{L}\p{M} ]*$/u;
const UNREADABLE =
  'Some letters could not be read. Save the file as CSV UTF-8 in your spreadsheet, and choose it once more.';

const records = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.int() }) }));

type LineProblem = [line: number, message: string];

interface RedirectFile {
  rules: Rule[];
  lines: number[];
  wrong: LineProblem[];
}

/** @param csv lines of from,to[,why], with or without a first line that says so */
export function readRedirectFile(csv: string): RedirectFile {
  const found = rowsOf(csv).filter(({ cells }, at) => at > 0 || !isHeading(cells));
  if (found.length === 0) throw new ValidationError({ csv: 'There is no line in the file.' });
  if (found.length > MAX_LINES)
    throw new ValidationError({ csv: `Please send at most ${MAX_LINES} lines at once.` });
  const wrong = shapeProblems(found);
  const isWrong = new Set(wrong.map(([line]) => line));
  const good = found.filter(({ line }) => !isWrong.has(line));
  return {
    rules: good.map(({ cells: [from = '', to = '', why = ''] }) => ({ from, to, why })),
    lines: good.map(({ line }) => line),
    wrong,
  };
}

function isHeading(cells: string[]): boolean {
  return cells.length > 1 && cells.every((cell) => HEADING.test(cell));
}

interface Row {
  cells: string[];
  line: number;
}

function rowsOf(csv: string): Row[] {
  try {
    const options = {
      delimiter: delimiterOf(csv),
      from_line: SEPARATOR.test(csv) ? 2 : 1,
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    };
    const read: unknown = parse(csv, { ...options, max_record_size: 10_000, to: MAX_LINES + 2 });
    return records
      .parse(read)
      .map(({ record, info }) => ({ cells: record.map(withoutGuard), line: info.lines }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ValidationError({
      csv: `Line ${String(error['lines'])} could not be read: it is too long, or a quotation mark is missing.`,
    });
  }
}

/** Spreadsheets write semicolons in some countries, and tabs too: what stands before the end in the first line that has one. */
function delimiterOf(csv: string): string {
  return SEPARATOR.exec(csv)?.[1] ?? /([,;\t])[ "]*(?:\/|https?:)/i.exec(csv)?.[1] ?? ',';
}

/** The mark by which a file of ours keeps spreadsheets from calculating. */
function withoutGuard(cell: string): string {
  return cell.replace(/^'(?=[=+\-@\t\r])/, '');
}

function shapeProblems(rows: Row[]): LineProblem[] {
  return rows.flatMap(({ cells, line }): LineProblem[] => {
    const [, , why = ''] = cells;
    if (cells.some((cell) => cell.includes('\uFFFD'))) return [[line, UNREADABLE]];
    if (cells.length < 2 || cells.length > 3)
      return [[line, 'Please write two addresses, and why if you like, divided by commas or semicolons.']];
    if (cells.some((cell) => cell.length > MAX_CELL_LENGTH) || why.length > MAX_WHY_LENGTH)
      return [[line, 'This line is too long.']];
    return [];
  });
}

/** With every line that is wrong, in their order. */
export function refusedLines(
  { lines, wrong }: RedirectFile,
  planned: Problem[],
): UnprocessableEntityException {
  const found = [...wrong, ...planned.map(({ index, message }): LineProblem => [lines[index] ?? 0, message])];
  const byLine = new Map<number, string>();
  for (const [line, sentence] of found)
    byLine.set(line, `${byLine.get(line) ?? `Line ${line}:`} ${sentence}`);
  const sentences = [...byLine].toSorted(([a], [b]) => a - b);
  const rest = sentences.length - MAX_LISTED;
  const more = rest > 0 ? { more: `${rest} more are wrong.` } : {};
  const message = `Nothing was imported: ${sentences.length === 1 ? 'one line is' : `${sentences.length} lines are`} wrong.`;
  const messages = { ...Object.fromEntries(sentences.slice(0, MAX_LISTED)), ...more };
  return new UnprocessableEntityException({ message, messages });
}

/** Opened in a spreadsheet, no cell is calculated. */
export function writeRedirectFile(addresses: LeadingAddress[]): string {
  return stringify(
    addresses.map(({ from, to, why }) => ({ from, to, why })),
    {
      header: true,
      columns: ['from', 'to', 'why'],
      bom: true,
      record_delimiter: 'windows',
      escape_formulas: true,
    },
  );
}
