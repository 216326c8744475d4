import type { Enquiry } from '../../api/wire.gen.ts';

/** By what an enquiry is the same person's: the address and the number, one of them, or either. */
export type By = keyof Enquiry['meant'];

/** Whether there is anything to choose: somebody else has the address or the number too. */
export const isAmbiguous = ({ meant }: Enquiry): boolean => meant.both !== meant.either;

/** The enquiries that are meant, the one at hand first; 50 others at most. */
export function enquiriesMeant(enquiry: Enquiry, by: By) {
  const others = enquiry.others.filter(({ same_email: email, same_phone: phone }) => {
    if (by === 'both') return email && phone;
    return by === 'either' || (by === 'email' ? email : phone);
  });
  return [enquiry, ...others];
}
