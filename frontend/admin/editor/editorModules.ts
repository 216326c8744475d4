import Quill, { Delta, type QuillOptions, type Range } from 'quill';
import Block from 'quill/blots/block';
import Image from 'quill/formats/image';
import Link from 'quill/formats/link';
import Uploader from 'quill/modules/uploader';
import { admin } from '../../content/admin.ts';
import { linkAddress } from './linkAddress.ts';

/** Completes or blanks addresses, whether typed, pasted or loaded. */
class SafeLink extends Link {
  static override sanitize(address: string): string {
    return linkAddress(address, location.origin) || this.SANITIZED_URL;
  }

  /** Readers choose where a link opens. */
  static override create(address: string): HTMLElement {
    const link = super.create(address);
    link.removeAttribute('target');
    link.removeAttribute('rel');
    return link;
  }
}
/** Labels a picture without a description for the writer, not for readers. */
class DescribedImage extends Image {
  static override create(address: string): Element {
    const image = super.create(address);
    image.ariaLabel = admin.editor.undescribed;
    return image;
  }

  override format(name: string, value: string): void {
    super.format(name, value);
    if (name === 'alt') this.domNode.ariaLabel = value ? null : admin.editor.undescribed;
  }

  html(): string {
    const label = this.domNode.ariaLabel;
    this.domNode.ariaLabel = null;
    const html = this.domNode.outerHTML;
    this.domNode.ariaLabel = label;
    return html;
  }
}

class Figure extends Block {
  static override blotName = 'figure';
  static override tagName = 'FIGURE';
}
/** Takes every file, so that an unusable one gets a message. */
class EveryFile extends Uploader {
  override upload(range: Range, files: FileList | File[]): void {
    if (files.length > 0) this.options.handler?.call({ quill: this.quill }, range, [...files]);
  }
}
Quill.register(
  {
    'formats/link': SafeLink,
    'formats/image': DescribedImage,
    'formats/figure': Figure,
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
  'figure',
  'link',
  'image',
];

function asThirdLevel(_node: Node, delta: Delta): Delta {
  return delta.compose(new Delta().retain(delta.length(), { header: 3 }));
}

export function editorModules(
  takeFiles: (index: number, files: File[]) => void,
): NonNullable<QuillOptions['modules']> {
  return {
    toolbar: false,
    clipboard: { matchers: [['h4, h5, h6', asThirdLevel]] },
    uploader: {
      handler: (range: Range, files: File[]) => takeFiles(range.index, files),
    },
    keyboard: { bindings: { tab: null, 'remove tab': null, indent: null, outdent: null } },
  };
}
