import { Delta, Range } from 'quill';
import Clipboard from 'quill/modules/clipboard';
import { deleteRange } from 'quill/modules/keyboard';
import { toast } from 'react-hot-toast/headless';
import { admin } from '../../../content/admin/admin.ts';
import { asWords } from '../asWords.ts';
import { emptyCells } from '../table/emptyCells.ts';
import { collapseSpaces } from './collapseSpaces.ts';
import { makeBlocksEditable } from './makeBlocksEditable.ts';
import { makeTablesEditable } from './makeTablesEditable.ts';
import { cleanForeignMarkup, removeUnreachablePictures } from './foreignMarkup.ts';
import { writeSmallDigits } from './writeSmallDigits.ts';

const INLINE = ['bold', 'italic', 'underline', 'strike', 'link', 'alt', 'decorative'];
export const ONE_LINE = ['table', 'table-caption'];
/** Elsewhere a paragraph often ends with it. */
const BLANK_LINE = /(?:<br\b[^<>]*>\s*){2,}/gi;
const PARAGRAPH_END = '<br data-ends="paragraph">';

/** Brings what is pasted or loaded into the form of the editor. */
export class OrderlyClipboard extends Clipboard {
  override normalizeHTML(page: Document): void {
    const left = removeUnreachablePictures(page);
    if (left > 0) toast.error(admin.editor.picturesLeft(left));
    cleanForeignMarkup(page);
    writeSmallDigits(page);
    super.normalizeHTML(page);
    makeTablesEditable(page);
    makeBlocksEditable(page);
  }

  override onCopy(range: Range, isCut: boolean): { html: string; text: string } {
    const text = this.quill.getContents(range.index, range.length);
    return { ...super.onCopy(range, isCut), text: text.map(({ insert }) => asWords(insert)).join('') };
  }

  override convert(...given: Parameters<Clipboard['convert']>): Delta {
    return collapseSpaces(super.convert(...given));
  }

  override onCaptureCopy(event: ClipboardEvent, isCut = false): void {
    if (event.defaultPrevented) return;
    super.onCaptureCopy(event);
    const [range] = this.quill.selection.getRange();
    if (isCut && range && !emptyCells(this.quill, range)) deleteRange({ range, quill: this.quill });
  }

  override onPaste(selected: Range, pasted: { text?: string; html?: string }): void {
    const range = emptyCells(this.quill, selected) ? new Range(selected.index) : selected;
    const formats = this.quill.getFormat(range.index);
    const [line, offset] = this.quill.getLine(range.index);
    const html = pasted.html?.replaceAll(BLANK_LINE, PARAGRAPH_END);
    const text = this.convert({ ...pasted, ...(html && { html }) }, formats);
    const isInOneLine = ONE_LINE.some((name) => formats[name]);
    const words = collapseSpaces(isInOneLine ? deltaInOneLine(text) : text, offset === 0 ? '\n' : undefined);
    const change = new Delta().retain(range.index).delete(range.length).concat(words);
    // A heading that was emptied is none for what was cut out with it.
    if (formats['header'] && line?.length() === 1 && isOfLines(words)) change.retain(1, { header: null });
    this.quill.updateContents(change, 'user');
    this.quill.setSelection(range.index + words.length(), 0, 'silent');
    this.quill.scrollSelectionIntoView();
  }
}

const isOfLines = (text: Delta): boolean =>
  text.ops.some(({ insert }) => typeof insert === 'string' && insert.includes('\n'));

/** Lines would become cells. */
export function deltaInOneLine(text: Delta): Delta {
  return text.reduce((line, { insert, attributes }) => {
    if (insert === undefined) return line;
    const inline = Object.entries(attributes ?? {}).filter(([name]) => INLINE.includes(name));
    const words = asWords(insert)?.replaceAll(/\s*\n\s*/g, ' ') ?? insert;
    return line.insert(words, Object.fromEntries(inline));
  }, new Delta());
}
