import { domainToASCII } from 'node:url';
import addressparser from 'nodemailer/lib/addressparser';
import { z } from 'zod';

/** How many addresses a mail would go to. @returns 0 where it would go to fewer than are written */
export function countAddresses(text: string): number {
  if (/[\r\n]/.test(text)) return 0;
  const entries = addressparser(text);
  return entries.every(isOneAddress) ? entries.length : 0;
}

/** What is left over of an entry is taken for a name: "a@x.example b@x.example" has one address. */
function isOneAddress(entry: addressparser.AddressOrGroup): boolean {
  return 'address' in entry && isAddress(entry.address) && !entry.name.split(/\s+/).some(isAddress);
}

function isAddress(text = ''): boolean {
  const [, mailbox = '', domain = ''] = /^(.+)@([^@/?#:\\]+)$/.exec(text) ?? [];
  return z.regexes.html5Email.test(`${mailbox}@${domainToASCII(domain)}`);
}
