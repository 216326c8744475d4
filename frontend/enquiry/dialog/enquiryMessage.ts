import { contact } from '../../content/contact.ts';
import type { EnquirySubject } from '../useEnquiryDialog.ts';

const words = contact.enquiry;

export const aboutWords = ({ title }: EnquirySubject) =>
  words.projectPrefix.replace('{project}', () => title);

/** Never empty, although no field asks for a message. */
export function enquiryMessage(type: string, about: EnquirySubject | undefined, line: string): string {
  const parts = [`${words.typeLabel} ${type}`, about && aboutWords(about), line.trim()];
  return parts.filter(Boolean).join('\n');
}
