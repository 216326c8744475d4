import * as z from 'zod';
import { inOneLine, line } from './text.ts';
import { sectionLimits } from './section-limits.ts';

const HOST = '(?:[a-z0-9-]+\\.)+[a-z0-9-]+';
const REST = '(?:[/?#][!#-&(-;=?-[\\]_a-z~]*)?';

function address(pattern: RegExp, problem: string) {
  return line(sectionLimits.link).regex(pattern, problem);
}

const WEB = new RegExp(`^https://${HOST}${REST}$`);
export const webAddress = z
  .string()
  .overwrite(encoded)
  .pipe(address(WEB, 'A web address begins with https:// and has no spaces.'));
export const mailAddress = address(
  new RegExp(`^mailto:[\\w.+-]+@${HOST}$`, 'i'),
  'This is not an email address such as mailto:name@example.com.',
);
export const phoneAddress = address(/^tel:\+?\d{3,15}$/, 'This is not a number such as tel:+911200000000.');
/** Wider than the form that writes it: a row that does not fit is left out with all its section. */
export const whatsappAddress = address(
  /^https:\/\/wa\.me\/\d{5,15}$/,
  'This is not an address such as https://wa.me/911200000000.',
);
/** A page of the site itself, or of another one. */
export const pageAddress = address(
  new RegExp(`^(?:https://${HOST})?(?:/(?!/)[!#-&(-;=?-[\\]_a-z~]*)?$`),
  'An address begins with / on this site, and with https:// elsewhere.',
);

/** Latitude and longitude in degrees. */
export const coordinates = address(
  /^-?(?:[0-8]?\d(?:\.\d{1,8})?|90), ?-?(?:(?:1[0-7]|\d)?\d(?:\.\d{1,8})?|180)$/,
  'A place is written like 28.6270, 77.3770: its latitude, then its longitude.',
);

export function linkTo<Address extends z.ZodType>(href: Address, letters: number) {
  return z.strictObject({ label: line(letters), href });
}

/** As browsers do with capitals in the host and with letters beyond ASCII. */
function encoded(typed: string): string {
  const written = inOneLine(typed);
  if (WEB.test(written) || /[\s\\]/.test(written) || !URL.canParse(written)) return written;
  return new URL(written).href.replaceAll(/['^`{|}]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}
