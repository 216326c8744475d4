import type Quill from 'quill';
import { Range } from 'quill';
import Link from 'quill/formats/link';
import { focusText } from '../focusText.ts';

export interface LinkPlace {
  range: Range;
  address: string;
}

/** The selection, or the whole link at the cursor. */
export function linkPlace(editor: Quill): LinkPlace {
  const range = focusText(editor);
  const { link } = editor.getFormat(range);
  const address = typeof link === 'string' ? link : '';
  if (range.length > 0 || !address) return { range, address };
  const [blot, offset] = editor.scroll.descendant(Link, range.index);
  return { range: blot ? new Range(range.index - offset, blot.length()) : range, address };
}

/** Without a selection the address becomes the text; an empty address removes the link. */
export function setLink(editor: Quill, { range }: LinkPlace, address: string): void {
  if (range.length > 0) {
    editor.formatText(range.index, range.length, 'link', address || false, 'user');
    editor.setSelection(range.index + range.length, 0, 'silent');
  } else if (address) {
    editor.insertText(range.index, address, 'link', address, 'user');
    editor.setSelection(range.index + address.length, 0, 'silent');
  }
}
