import Image from 'quill/formats/image';
import { admin } from '../../../content/admin/admin.ts';

const MARK = 'data-decorative';

/** Labels a picture without a description for the writer, not for readers. */
export class DescribedImage extends Image {
  static override create(address: string): Element {
    const image = super.create(address);
    image.ariaLabel = admin.editor.undescribed;
    return image;
  }

  static override formats(image: Element) {
    const isDecorative = image.getAttribute(MARK) === 'true';
    return { ...super.formats(image), ...(isDecorative && { decorative: 'true' }) };
  }

  override format(name: string, value: string): void {
    if (name !== 'decorative') super.format(name, value);
    else if (value) this.domNode.setAttribute(MARK, 'true');
    else this.domNode.removeAttribute(MARK);
    const isAnswered = this.domNode.getAttribute('alt') || this.domNode.hasAttribute(MARK);
    this.domNode.ariaLabel = isAnswered ? null : admin.editor.undescribed;
  }

  html(): string {
    const image = this.domNode.cloneNode();
    if (!(image instanceof Element)) return '';
    image.ariaLabel = null;
    if (image.hasAttribute(MARK)) {
      image.removeAttribute(MARK);
      image.setAttribute('alt', '');
      image.setAttribute(MARK, 'true');
    }
    return image.outerHTML;
  }
}
