import type { MouseEvent } from 'react';
import { isPlainClick } from '../components/isPlainClick.ts';
import { nextIdle } from '../motion/nextIdle.ts';
import { type EnquirySubject, openEnquiry } from './useEnquiryDialog.ts';

/** For the dialog and for a page: one file, so that no other page carries the form. */
export const loadEnquiry = () => import('./dialog/EnquirySheet.tsx');

/** A failure shows when the enquiry is opened. A finger comes near and presses at once: that is shown first. */
const preload = () => {
  if (ownForm()) return;
  nextIdle()
    .then(loadEnquiry)
    .catch(() => undefined);
};

/**
 * Opens the enquiry, or leads into the form that sends kept pictures. Without script it leads to the contact page.
 * @param pathname of a page whose project is asked about there
 */
export function enquiryLink(about?: EnquirySubject, pathname = '') {
  return {
    href: about?.page ?? contactPage(pathname),
    'data-held': '',
    onPointerEnter: preload,
    onFocus: preload,
    onClick: (click: MouseEvent) => {
      if (!isPlainClick(click)) return;
      click.preventDefault();
      const form = ownForm();
      if (form) enter(form);
      else openEnquiry(about);
    },
  };
}

function contactPage(pathname: string): string {
  const [, project] = pathname.split('/projects/');
  return project ? `/contact-us?project=${project}` : '/contact-us';
}

/** Kept pictures go with that one alone. */
const ownForm = () =>
  location.pathname === '/shortlist/send' ? document.querySelector<HTMLFormElement>('main form') : null;

function enter(form: HTMLFormElement): void {
  const fields = form.querySelectorAll<HTMLInputElement>(':read-write:not([tabindex])');
  const empty = [...fields].find(({ value }) => value === '');
  (empty ?? form.querySelector<HTMLElement>('[type="submit"]'))?.focus();
}
