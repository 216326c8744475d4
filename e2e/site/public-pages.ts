import type { SavedPost } from '../../testing/actors/api-answers.ts';

/** Every kind of public page that is found, by its path; a test brings the post. */
export const publicPages: [name: string, path: (post: SavedPost) => string][] = [
  ['the home page', () => '/'],
  ['About Us', () => '/about-us'],
  ['Services', () => '/services'],
  ['a service', () => '/services?category=office-interiors'],
  ['Projects', () => '/projects'],
  ['a project', () => '/projects/the-verandah-flat'],
  ['the list of blogs', () => '/blogs'],
  ['a blog', ({ slug }) => `/blog/${slug}`],
  ['Contact Us', () => '/contact-us'],
  ['the disclaimer', () => '/disclaimer'],
  ['the privacy policy', () => '/privacy-policy'],
  ['the thank-you page', () => '/thank-you'],
];
