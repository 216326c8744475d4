import Quill, { Delta, type QuillOptions, type Range } from 'quill';
import { TableBody, TableCell, TableRow } from 'quill/formats/table';
import Uploader from 'quill/modules/uploader';
import { CaptionedTable, TableCaption } from './blots/CaptionedTable.ts';
import { DescribedImage } from './blots/DescribedImage.ts';
import { Figure } from './blots/Figure.ts';
import { QuotationSource } from './blots/QuotationSource.ts';
import { SafeLink } from './blots/SafeLink.ts';
import { PlaceBreak, SoftBreak } from './blots/SoftBreak.ts';
import { keyBindings } from './keyBindings.ts';
import { OrderlyClipboard } from './paste/OrderlyClipboard.ts';
import { asSoftBreak } from './paste/asSoftBreak.ts';

/** Takes every file, so that an unusable one gets a message. */
class EveryFile extends Uploader {
  override upload(range: Range, files: FileList | File[]): void {
    if (files.length > 0) this.options.handler?.call({ quill: this.quill }, range, [...files]);
  }
}
Quill.register(
  {
    'blots/break': PlaceBreak,
    'formats/soft-break': SoftBreak,
    'formats/link': SafeLink,
    'formats/image': DescribedImage,
    'formats/figure': Figure,
    'formats/source': QuotationSource,
    'formats/table': TableCell,
    'formats/table-row': TableRow,
    'formats/table-body': TableBody,
    'formats/table-container': CaptionedTable,
    'formats/table-caption': TableCaption,
    'modules/clipboard': OrderlyClipboard,
    'modules/uploader': EveryFile,
  },
  true,
);

/** Those of the toolbar, and those of texts made elsewhere. */
export const formats = [
  'header',
  'bold',
  'italic',
  'underline',
  'strike',
  'list',
  'indent',
  'blockquote',
  'source',
  'figure',
  'table',
  'table-caption',
  'link',
  'image',
  'soft-break',
];

function asThirdLevel(_node: Node, delta: Delta): Delta {
  return delta.compose(new Delta().retain(delta.length(), { header: 3 }));
}

export function editorModules(
  takeFiles: (index: number, files: File[]) => void,
): NonNullable<QuillOptions['modules']> {
  return {
    toolbar: false,
    clipboard: {
      matchers: [
        ['h4, h5, h6', asThirdLevel],
        ['br:not([data-ends])', asSoftBreak],
      ],
    },
    uploader: {
      handler: (range: Range, files: File[]) => takeFiles(range.index, files),
    },
    keyboard: { bindings: keyBindings },
  };
}
