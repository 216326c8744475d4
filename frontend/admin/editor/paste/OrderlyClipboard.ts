import type { Range } from 'quill';
import { Delta } from 'quill';
import Clipboard from 'quill/modules/clipboard';
import { toast } from 'react-hot-toast/headless';
import { admin } from '../../../content/admin/admin.ts';
import { makeBlocksEditable } from './makeBlocksEditable.ts';
import { makeTablesEditable } from './makeTablesEditable.ts';
import { cleanForeignMarkup, removeUnreachablePictures } from './foreignMarkup.ts';

const INLINE = ['bold', 'italic', 'underline', 'strike', 'link', 'alt', 'decorative'];
const ONE_LINE = ['table', 'table-caption'];

/** Brings what is pasted or loaded into the form of the editor. */
export class OrderlyClipboard extends Clipboard {
  override normalizeHTML(page: Document): void {
    const left = removeUnreachablePictures(page);
    if (left > 0) toast.error(admin.editor.picturesLeft(left));
    cleanForeignMarkup(page);
    super.normalizeHTML(page);
    makeTablesEditable(page);
    makeBlocksEditable(page);
  }

  override onPaste(range: Range, pasted: { text?: string; html?: string }): void {
    const formats = this.quill.getFormat(range.index);
    if (!ONE_LINE.some((name) => formats[name])) {
      super.onPaste(range, pasted);
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
    const words = typeof insert === 'string' ? insert.replaceAll(/\s*\n\s*/g, ' ') : insert;
    return line.insert(words, Object.fromEntries(inline));
  }, new Delta());
}
