import type { MouseEvent } from 'react';
import { isPlainClick } from '../components/isPlainClick.ts';
import { nextIdle } from '../motion/nextIdle.ts';
import { type EnquirySubject, openEnquiry } from './useEnquiryDialog.ts';

/** For the dialog and for a page: one file, so that no other page carries the form. */
export const loadEnquiry = () => import('./dialog/EnquirySheet.tsx');

/** A failure shows when the enquiry is opened. A finger comes near and presses at once: that is shown first. */
const preload = () =>
  void nextIdle()
    .then(loadEnquiry)
    .catch(() => undefined);

/** `<ButtonLink {...enquiryLink()}>` opens the enquiry; without script it leads to the contact page. */
export function enquiryLink(about?: EnquirySubject) {
  return {
    href: '/contact-us',
    'data-held': '',
    onPointerEnter: preload,
    onFocus: preload,
    onClick: (click: MouseEvent) => {
      if (!isPlainClick(click)) return;
      click.preventDefault();
      openEnquiry(about);
    },
  };
}
