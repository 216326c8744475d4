import type { MouseEvent } from 'react';
import { type EnquirySubject, openEnquiry } from './enquiryDialogStore.ts';

export const loadEnquiry = () => import('./dialog/EnquirySheet.tsx');

/** It will be loaded when it is wanted, or say then that it cannot be. */
const preload = () => void loadEnquiry().catch(() => undefined);

/**
 * What makes a link an Enquire button: `<ButtonLink {...enquiryLink()}>`. It leads to the contact page; with script a
 * plain click opens the enquiry on the spot instead.
 */
export function enquiryLink(about?: EnquirySubject) {
  return {
    href: '/contact-us',
    onPointerEnter: preload,
    onFocus: preload,
    onClick: (click: MouseEvent) => {
      if (click.ctrlKey || click.metaKey || click.shiftKey || click.altKey) return;
      click.preventDefault();
      // The router listens on the document and would follow the link.
      click.stopPropagation();
      openEnquiry(about);
    },
  };
}
