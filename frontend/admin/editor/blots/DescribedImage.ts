import Image from 'quill/formats/image';
import { admin } from '../../../content/admin/admin.ts';
import { isUnsent, shownAddress } from '../../draft/keepUnsent.ts';

const MARK = 'data-decorative';
/** The address of a picture that is shown from its file until it is sent. */
export const UNSENT = 'data-unsent';
const SELECTED = 'data-selected';

/** Labels a picture without a description for the writer, not for readers. */
export class DescribedImage extends Image {
  static override create(address: string): Element {
    const image = super.create(address);
    image.ariaLabel = admin.editor.undescribed;
    if (isUnsent(address)) image.setAttribute(UNSENT, address);
    return image;
  }

  static override sanitize(address: string): string {
    return isUnsent(address) ? shownAddress(address) : super.sanitize(address);
  }

  static override value(image: Element): string | null {
    return image.getAttribute(UNSENT) ?? super.value(image);
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

  mark(isSelected: boolean): void {
    if (this.domNode.hasAttribute(SELECTED) !== isSelected) this.domNode.toggleAttribute(SELECTED);
  }

  html(): string {
    const image = this.domNode.cloneNode();
    if (!(image instanceof Element)) return '';
    image.ariaLabel = null;
    image.removeAttribute(SELECTED);
    const unsent = image.getAttribute(UNSENT);
    if (unsent !== null) image.setAttribute('src', unsent);
    image.removeAttribute(UNSENT);
    if (image.hasAttribute(MARK)) {
      image.removeAttribute(MARK);
      image.setAttribute('alt', '');
      image.setAttribute(MARK, 'true');
    }
    return image.outerHTML;
  }
}
