import { ownUrl } from './own-url.js';

const SITE = 'https://studio.example';

describe('an address of this site', () => {
  it.each([
    ['/services', '/services'],
    ['blogs', '/blogs'],
    ['https://studio.example/about-us', '/about-us'],
    ['http://www.studio.example/about-us', '/about-us'],
  ])('may be written as %s', (address, path) => {
    expect(ownUrl(address, SITE)?.pathname).toBe(path);
  });

  it.each([
    'https://other.example/about-us',
    'https://studio.example.evil.example/',
    'https://studio.example:8443/',
    '//other.example',
    'mailto:a@studio.example',
    'https://',
  ])('is never %s', (address) => {
    expect(ownUrl(address, SITE)).toBeUndefined();
  });
});
