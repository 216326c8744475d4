import { contact } from '../../content/contact.ts';
import { aboutWords } from '../aboutWords.ts';
import type { EnquirySubject } from '../useEnquiryDialog.ts';

const words = contact.enquiry;

/** Never empty, although no field asks for a message. A project is sent in a field of its own. */
export function enquiryMessage(type: string, about: EnquirySubject | undefined, line: string): string {
  const parts = [
    `${words.typeLabel} ${type}`,
    about && about.kind !== 'project' && aboutWords(about.title),
    line.trim(),
  ];
  return parts.filter(Boolean).join('\n');
}
