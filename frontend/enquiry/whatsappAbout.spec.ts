import { expect, test } from 'vitest';
import { whatsappAbout } from './whatsappAbout.ts';

const textIn = (link: string) => new URL(link).searchParams.get('text');

test.each([
  ['Pale Ash', 'Pale Ash'],
  ['Services | Dehleez Interiors', 'Services'],
  ['Oak & teak, 50 % $& more?', 'Oak & teak, 50 % $& more?'],
])('a message from the page “%s” names %s', (title, name) => {
  const link = whatsappAbout('https://wa.me/919810000035', title);
  expect(link).toMatch(/^https:\/\/wa\.me\/919810000035\?text=[^&#]+$/);
  expect(textIn(link)).toContain(`I am looking at ${name} on your site`);
});
