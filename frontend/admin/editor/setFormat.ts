import Quill, { Delta, type Range } from 'quill';

/** Of the text at the cursor. */
export type Formats = Record<string, unknown>;

const letters = { bold: null, italic: null, underline: null, strike: null, link: null };
const lines = { header: null, list: null, indent: null, blockquote: null, source: null };

export function isInTable(formats: Formats): boolean {
  return Boolean(formats['table'] || formats['table-caption']);
}

/** Formats the letters, or the lines outside tables. */
export function setFormat(editor: Quill, name: string, value: unknown): void {
  const range = editor.getSelection();
  if (!(name in lines)) editor.format(name, value, 'user');
  else if (range) editor.updateContents(lineChange(editor, range, { [name]: value || null }), 'user');
}

/** Pictures and tables stay, which a text without formats would not have. */
export function clearFormats(editor: Quill, range: Range): void {
  const { index, length } = range;
  const change = new Delta().retain(index).retain(length, letters);
  editor.updateContents(change.compose(lineChange(editor, range, lines)), 'user');
}

function lineChange(editor: Quill, { index, length }: Range, formats: Formats): Delta {
  const change = new Delta();
  for (const line of editor.getLines(index, Math.max(length, 1))) {
    if (isInTable(line.formats())) continue;
    const end = editor.getIndex(line) + line.length() - 1;
    change.retain(end - change.length()).retain(1, formats);
  }
  return change;
}
