import { contact } from '../../content/contact.ts';
import type { EnquirySubject } from '../enquiryDialogStore.ts';

const words = contact.enquiry;

/** What an enquiry is about, in words. */
export const aboutWords = ({ title }: EnquirySubject) =>
  words.projectPrefix.replace('{project}', () => title);

/** The message of an enquiry whose fields ask for no message: never empty. */
export function enquiryMessage(type: string, about: EnquirySubject | undefined, line: string): string {
  const parts = [`${words.typeLabel} ${type}`, about && aboutWords(about), line.trim()];
  return parts.filter(Boolean).join('\n');
}
