import type { PageContext } from 'vike/types';
import { callPromise } from '../../../content/hours/callPromise.ts';
import { contact } from '../../../content/contact.ts';

export const description = ({ overrides }: PageContext) =>
  callPromise(overrides)(contact.enquiry.intro ?? '');
