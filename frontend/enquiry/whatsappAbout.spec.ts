import { expect, test } from 'vitest';
import { whatsappAbout } from './whatsappAbout.ts';

const textIn = (link: string) => new URL(link).searchParams.get('text');

test.each(['Pale Ash', 'Oak & teak, 50 % $& more?'])('a message about “%s” names it', (name) => {
  const link = whatsappAbout('https://wa.me/919810000035', name);
  expect(link).toMatch(/^https:\/\/wa\.me\/919810000035\?text=[^&#]+$/);
  expect(textIn(link)).toContain(`I am looking at ${name} on your site`);
});

test('a message about no one thing says where the studio was found', () => {
  const link = whatsappAbout('https://wa.me/919810000035', '');
  expect(textIn(link)).toContain('I am looking at your site');
});
