import { ValidationError } from '../../errors/validation-error.js';
import { commonPasswords } from './common-passwords.gen.js';

export const KNOWN_FROM_LEAKS = 'This one is known from leaks. Please choose another.';

/** Shorter ones are in too many words. */
const MIN_PART_LENGTH = 4;
const MIN_WHOLE_LENGTH = 3;
const NOT_IN_NAMES = /[^\p{L}\p{M}\p{N}]+/gu;

const known = new Set(commonPasswords.split(' '));

export function isKnownFromLeaks(password: string): boolean {
  return known.has(password.toLowerCase());
}

/** @param field named in the ValidationError */
export function refusePersonal(
  password: string,
  { email, name }: { email: string; name: string },
  field: string,
): void {
  const [mailbox = '', host = ''] = email.split('@');
  const labels = host.split('.').slice(0, -1);
  const parts = [name, mailbox, ...labels].flatMap((each) => [each, ...each.split(NOT_IN_NAMES)]);
  const wholes = [email, ...[name, mailbox].map((each) => each.replace(NOT_IN_NAMES, ''))];
  const refused = [
    ...parts.filter((part) => part.length >= MIN_PART_LENGTH),
    ...wholes.filter((whole) => whole.length >= MIN_WHOLE_LENGTH),
  ];
  const wanted = fold(password);
  if (refused.some((each) => wanted.includes(fold(each))))
    throw new ValidationError({
      [field]: 'Please choose a password without your name or parts of your email address in it.',
    });
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
