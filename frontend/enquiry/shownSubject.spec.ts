import { expect, test } from 'vitest';
import { site } from '../content/site.ts';
import { failures } from '../content/failures.ts';
import { states } from '../content/states.ts';
import { shownSubject } from './shownSubject.ts';

test.each([
  ['/projects/pale-ash', 'Pale Ash, Noida'],
  ['/blog/oak-and-teak', 'Oak & teak'],
  ['/services?category=turnkey-solution', 'Turnkey Solution'],
  ['/services?from=mail&category=turnkey-solution', 'Turnkey Solution'],
])('%s shows “%s”', (address, name) => {
  expect(shownSubject(address, `${name} | ${site.brand.name}`)).toBe(name);
});

test.each([
  ['/', site.brand.defaultTitle],
  ['/contact-us', `Contact Us | ${site.brand.name}`],
  ['/blogs?category=office-interiors', `Blogs | ${site.brand.name}`],
  ['/projects?type=home', `Projects | ${site.brand.name}`],
  ['/services', `Services | ${site.brand.name}`],
  ['/shortlist/send', `Tell us about your space | ${site.brand.name}`],
])('%s shows no one thing', (address, title) => {
  expect(shownSubject(address, title)).toBe('');
});

test('a post that is missing or cannot be read, or has no title of its own, is not named', () => {
  for (const title of [states.blogNotFound, failures.unavailable.title])
    expect(shownSubject('/blog/no-such', `${title} | ${site.brand.name}`)).toBe('');
  expect(shownSubject('/blog/pale-ash', site.brand.defaultTitle)).toBe('');
});
