import { Keys } from './keys.js';

const [OLD, NEW] = ['the old secret, long enough for all', 'the new secret, long enough for all'];

describe('the keys', () => {
  it('of one purpose are worthless for every other, and none of them is the secret', () => {
    const keys = new Keys({ JWT_SECRET: OLD });
    const signature = keys.sign('preview links', 'text');
    expect(keys.isSigned('preview links', 'text', signature)).toBe(true);
    expect(keys.isSigned('browser marks', 'text', signature)).toBe(false);
    expect(keys.present('tokens')).not.toEqual(keys.present('throttling'));
    expect(keys.present('tokens').toString()).not.toContain(OLD);
  });

  it('of the previous secret are believed while it is named, and sign nothing any more', () => {
    const signature = new Keys({ JWT_SECRET: OLD }).sign('tokens', 'text');
    const rotated = new Keys({ JWT_SECRET: NEW, JWT_SECRET_PREVIOUS: OLD });
    expect(rotated.isSigned('tokens', 'text', signature)).toBe(true);
    expect(rotated.sign('tokens', 'text')).toBe(new Keys({ JWT_SECRET: NEW }).sign('tokens', 'text'));
    expect(new Keys({ JWT_SECRET: NEW }).isSigned('tokens', 'text', signature)).toBe(false);
  });

  it.each(['', 'x', 'é'.repeat(43)])('did not sign %j', (given) => {
    expect(new Keys({ JWT_SECRET: OLD }).isSigned('tokens', 'text', given)).toBe(false);
  });
});
