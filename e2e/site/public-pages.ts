/** Every kind of public page that is found, by its path. */
export const publicPages: [name: string, path: string][] = [
  ['the home page', '/'],
  ['About Us', '/about-us'],
  ['Services', '/services'],
  ['a service', '/services?category=office-interiors'],
  ['Projects', '/projects'],
  ['a project', '/projects/the-verandah-flat'],
  ['what it costs', '/what-it-costs'],
  ['the list of blogs', '/blogs'],
  ['a blog', '/blog/what-a-three-bedroom-flat-really-costs'],
  ['Contact Us', '/contact-us'],
  ['the disclaimer', '/disclaimer'],
  ['the privacy policy', '/privacy-policy'],
  ['the thank-you page', '/thank-you'],
];
