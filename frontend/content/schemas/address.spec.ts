import { expect, test } from 'vitest';
import { whatsappAddress } from './address.ts';

test('a number that was stored before its form asked for the country is read', () => {
  expect(whatsappAddress.safeParse('https://wa.me/09810012345').success).toBe(true);
});
