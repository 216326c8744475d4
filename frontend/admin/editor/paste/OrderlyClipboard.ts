import type { Range } from 'quill';
import { Delta } from 'quill';
import Clipboard from 'quill/modules/clipboard';
import { toast } from 'react-hot-toast/headless';
import { admin } from '../../../content/admin/admin.ts';
import { asWords } from '../asWords.ts';
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

  override onPaste(range: Range, pasted: { text?: string; html?: string }): void {
    const formats = this.quill.getFormat(range.index);
    if (!ONE_LINE.some((name) => formats[name])) {
      super.onPaste(range, { ...pasted, html: pasted.html?.replaceAll(BLANK_LINE, PARAGRAPH_END) });
      return;
    }
    const words = deltaInOneLine(this.convert(pasted));
    const change = new Delta().retain(range.index).delete(range.length).concat(words);
    this.quill.updateContents(change, 'user');
    this.quill.setSelection(range.index + words.length(), 0, 'silent');
  }
}

/** Lines would become cells. */
export function deltaInOneLine(text: Delta): Delta {
  return text.reduce((line, { insert, attributes }) => {
    if (insert === undefined) return line;
    const inline = Object.entries(attributes ?? {}).filter(([name]) => INLINE.includes(name));
    const words = asWords(insert)?.replaceAll(/\s*\n\s*/g, ' ') ?? insert;
    return line.insert(words, Object.fromEntries(inline));
  }, new Delta());
}
