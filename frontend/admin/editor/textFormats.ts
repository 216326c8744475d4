import Quill, { Delta, type Range } from 'quill';

const letters = { bold: null, italic: null, underline: null, strike: null, link: null };
const lines = { header: null, list: null, indent: null, blockquote: null, source: null };

/** Pictures and tables stay, which a text without formats would not have. */
export function clearFormats(editor: Quill, range: Range): void {
  const { index, length } = range;
  const change = new Delta().retain(index).retain(length, letters);
  editor.updateContents(change.compose(lineChange(editor, range, lines)), 'user');
}

function lineChange(editor: Quill, { index, length }: Range, formats: Record<string, unknown>): Delta {
  const change = new Delta();
  for (const line of editor.getLines(index, Math.max(length, 1))) {
    const { table, 'table-caption': caption } = line.formats();
    if (table || caption) continue;
    const end = editor.getIndex(line) + line.length() - 1;
    change.retain(end - change.length()).retain(1, formats);
  }
  return change;
}
