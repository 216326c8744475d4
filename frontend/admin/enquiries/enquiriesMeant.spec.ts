import { expect, test } from 'vitest';
import { enquiriesMeant } from './enquiriesMeant.ts';

const other = (name: string, same_email: boolean, same_phone: boolean) => ({
  id: name,
  created_at: '',
  name,
  state: 'new' as const,
  same_email,
  same_phone,
});
const others = [other('both', true, true), other('address', true, false), other('number', false, true)];
const names = (by: Parameters<typeof enquiriesMeant>[1]) =>
  enquiriesMeant({ id: 'this', created_at: '', name: 'Asha', state: 'new', others }, by).map(
    ({ name }) => name,
  );

test.each([
  ['both', ['Asha', 'both']],
  ['email', ['Asha', 'both', 'address']],
  ['phone', ['Asha', 'both', 'number']],
  ['either', ['Asha', 'both', 'address', 'number']],
] as const)('by %s these are meant: %j', (by, expected) => {
  expect(names(by)).toEqual(expected);
});
