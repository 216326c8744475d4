import { Suggestions } from './suggestions.js';
import { sitePages } from './site-pages.js';

const suggestions = new Suggestions([
  { path: '/projects/the-verandah-flat', title: 'The Verandah Flat' },
  { path: '/projects/pale-ash', title: 'Pale Ash' },
  ...sitePages,
  { path: '/blog/what-a-three-bedroom-flat-really-costs', title: 'What a three-bedroom flat really costs' },
  { path: '/blog/ghar', title: 'घर की दहलीज़' },
]);

it.each([
  ['/projects/verandah-flat', '/projects/the-verandah-flat'],
  ['/project/verandah_flat.html', '/projects/the-verandah-flat'],
  ['/contact', '/contact-us'],
  ['/services/turn-key', '/services?category=turnkey-solution'],
  ['/services?category=turnkey', '/services?category=turnkey-solution'],
  ['/About-Us', '/about-us'],
  ['/verandah-flat', '/projects/the-verandah-flat'],
  ['/services/residential', '/services?category=residential-design'],
  ['/2019/04/three-bedroom-flat-cost', '/blog/what-a-three-bedroom-flat-really-costs'],
  ['/blog/घर-दहलीज़', '/blog/ghar'],
  ['/blog/vastu-for-kitchens', undefined],
  ['/careers', undefined],
  ['/', undefined],
])('who missed %s was probably looking for %s', (path, to) => {
  expect(suggestions.for(path)?.to).toBe(to);
});
