import * as z from 'zod';
import { webAddress } from './address.ts';
import { sectionLimits } from './section-limits.ts';
import { atMost, line } from './text.ts';

const { contact, otherAddresses: max } = sectionLimits;

/** Such as a showroom, on the contact page below that of the studio. */
export const otherAddressesSchema = atMost(
  max.addresses,
  z.strictObject({
    name: line(max.name),
    lines: atMost(contact.lines, line(contact.line)).min(1, 'At least one line is shown.'),
    mapHref: webAddress,
  }),
);
export type OtherAddresses = z.infer<typeof otherAddressesSchema>;
