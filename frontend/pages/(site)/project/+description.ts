import { contact } from '../../../content/contact.ts';

export const description = contact.enquiry.intro;
