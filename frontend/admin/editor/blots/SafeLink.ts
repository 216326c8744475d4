import Link from 'quill/formats/link';
import { linkAddress } from '../links/linkAddress.ts';

/** Completes or blanks addresses, whether typed, pasted or loaded. */
export class SafeLink extends Link {
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
