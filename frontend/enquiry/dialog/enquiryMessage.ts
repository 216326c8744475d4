import { contact } from '../../content/contact.ts';
import type { EnquirySubject } from '../useEnquiryDialog.ts';

const words = contact.enquiry;

export const aboutWords = ({ title }: EnquirySubject) =>
  words.projectPrefix.replace('{project}', () => title);

/** Never empty, although no field asks for a message. A project is sent in a field of its own. */
export function enquiryMessage(type: string, about: EnquirySubject | undefined, line: string): string {
  const parts = [
    `${words.typeLabel} ${type}`,
    about && about.kind !== 'project' && aboutWords(about),
    line.trim(),
  ];
  return parts.filter(Boolean).join('\n');
}
