import { contact } from '../../../content/contact.ts';
import { askedFor } from './answerFor.ts';
import { readAnswers } from './readAnswers.ts';

/** @param search of an address that carries the answers */
export const questionIn = (search: Record<string, string>): string =>
  contact.enquiry.projectPrefix.replace('{project}', () => `${askedFor(readAnswers(search))}.`);
