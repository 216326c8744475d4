import type { Enquiry } from '../../api/wire.gen.ts';

/** What enquiries of the same person have in common: the address and the number, one of them, or either. */
export type PersonMatch = keyof Enquiry['meant'];

/** Whether somebody else has the address or the number too. */
export const isAmbiguous = ({ meant }: Enquiry): boolean => meant.both !== meant.either;

/** The enquiry at hand first, then at most 50 others. */
export function enquiriesMeant(
  enquiry: Pick<Enquiry, 'id' | 'name' | 'created_at' | 'state' | 'others'>,
  by: PersonMatch,
) {
  const others = enquiry.others.filter(({ same_email: email, same_phone: phone }) => {
    if (by === 'both') return email && phone;
    return by === 'either' || (by === 'email' ? email : phone);
  });
  return [enquiry, ...others];
}
