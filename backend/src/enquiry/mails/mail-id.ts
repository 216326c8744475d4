import type { Enquiry } from '../enquiry.entity.js';

/** The same for every attempt at one mail, and another one when staff have it sent again. */
export function mailId({ id, mailResends }: Enquiry, suffix: string): string {
  return mailResends === 0 ? `${id}.${suffix}` : `${id}.${suffix}.${mailResends}`;
}
