import Block from 'quill/blots/block';

/** A line below a quotation. */
export class QuotationSource extends Block {
  static override blotName = 'source';
  static override tagName = 'FOOTER';
}
