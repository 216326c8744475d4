import { contact } from '../content/contact.ts';

export const aboutWords = (title: string) => contact.enquiry.projectPrefix.replace('{project}', () => title);
