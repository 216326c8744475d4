import Block from 'quill/blots/block';
import { TableBody, TableContainer } from 'quill/formats/table';

/** A caption begins a table: the one before it ends. */
export class CaptionedTable extends TableContainer {
  override checkMerge(): boolean {
    return (
      super.checkMerge() &&
      !(this.next instanceof CaptionedTable && this.next.children.head instanceof TableCaption)
    );
  }
}

export class TableCaption extends Block {
  static override blotName = 'table-caption';
  static override tagName = 'CAPTION';
  static override requiredContainer = CaptionedTable;
}

CaptionedTable.allowedChildren = [TableCaption, TableBody];
TableBody.requiredContainer = CaptionedTable;
