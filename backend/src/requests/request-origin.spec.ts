import { networkOf } from './request-origin.js';

describe('the network of a visitor', () => {
  it.each([
    ['203.0.113.7', '203.0.113.0/24'],
    ['::ffff:203.0.113.7', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:DB8::9', '2001:db8:0::/48'],
    [undefined, null],
  ])('of %s is %s', (ip, expected) => {
    expect(networkOf(ip)).toBe(expected);
  });
});
