import { destinationOf, isWorthCounting, locationOf, pathOf } from './path-of.js';

const SITE = 'https://studio.example';

describe('an address of the site', () => {
  it.each([
    ['/old-page', '/old-page'],
    ['/old-page/', '/old-page'],
    ['/old-page?utm_source=x#part', '/old-page'],
    ['/%e0%a4%98%E0%A4%B0', '/घर'],
    ['/Caf\u0065\u0301', '/Caf\u00e9'],
    ['/two%20words', '/two words'],
    ['/', '/'],
    ['/?p=12', '/?p=12'],
    ['/?utm_source=x&page_id=7&preview=true#part', '/?page_id=7'],
    ['/?p=0x1', '/'],
    ['/?p=12345678901', '/'],
    ['/blog?p=12', '/blog'],
  ])('%s is written as %s', (url, path) => expect(pathOf(url)).toBe(path));

  it.each([
    ['another host', '//evil.example'],
    ['another host after a backslash', '/\\evil.example'],
    ['an encoded backslash', '/%5cevil.example'],
    ['an encoded slash', '/%2f%2fevil.example'],
    ['a line break', '/a%0d%0aSet-Cookie:x=1'],
    ['a NUL', '/a%00'],
    ['a mark that turns the text round', '/a%E2%80%AEb'],
    ['a space that nobody sees', '/a%E2%80%8Bb'],
    ['a question mark in disguise', '/a%3fb'],
    ['a percent sign in disguise', '/a%252fb'],
    ['half a letter', '/%e0%a4'],
    ['a way up', '/a/../b'],
    ['an encoded way up', '/a/%2e%2e/b'],
    ['nothing between two slashes', '/a//b'],
    ['the admin', '/admin/addresses'],
    ['the API in disguise', '/%61pi/blog'],
    ['a file of the site', '/assets/x.js'],
    ['more letters than an address has', `/${'a'.repeat(200)}`],
    ['no slash', 'old-page'],
    ['a script', 'javascript:alert(1)'],
  ])('is none with %s', (_what, url) => expect(pathOf(url)).toBeUndefined());
});

describe('where an address may lead', () => {
  it.each([
    ['/projects', '/projects'],
    [' /services?category=turnkey-solution#top ', '/services?category=turnkey-solution#top'],
    ['https://studio.example/projects/?a=b', '/projects?a=b'],
    ['https://studio.example/?p=12', '/?p=12'],
    ['https://shop.example/a b', 'https://shop.example/a%20b'],
  ])('%j is %s', (typed, destination) => expect(destinationOf(typed, SITE)).toBe(destination));

  it.each([
    'http://shop.example',
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    'https:///evil.example',
    'https://localhost',
    'https://studio.example@evil.example',
    'https://evil.example\\@studio.example',
    'https://studio.example//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/a\r\nSet-Cookie: x=1',
    'https://shop.example/\u202Ex',
    '/api/metrics',
    `/${'a'.repeat(1000)}`,
    '',
  ])('%j is nowhere', (typed) => expect(destinationOf(typed, SITE)).toBeUndefined());

  it('a browser is sent there in ASCII', () => {
    expect(locationOf('/blog/घर a?x=%20#y')).toBe('/blog/%E0%A4%98%E0%A4%B0%20a?x=%20#y');
    expect(locationOf('https://shop.example/?a=/b')).toBe('https://shop.example/?a=/b');
  });
});

it.each([
  ['/contact', true],
  ['/old/page.html', true],
  ['/brochure.pdf', true],
  ['/blog/v2.0', false],
  ['/logo.png', false],
  ['/wp-login.php', false],
  ['/.env', false],
  ['/blog/xmlrpc', false],
])('whether a visit to %s is counted: %s', (path, isCounted) => {
  expect(isWorthCounting(path)).toBe(isCounted);
});
