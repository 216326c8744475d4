import { Passwords } from './passwords.js';

describe('passwords', () => {
  it('match their own hash only', async () => {
    const passwords = new Passwords();
    const stored = await passwords.hash('a long enough password');
    expect(await passwords.matches('a long enough password', stored)).toBe(true);
    expect(await passwords.matches('another password', stored)).toBe(false);
    expect(await passwords.matches('a long enough password', undefined)).toBe(false);
  });

  it.each(['', '\u0000', 'a\u0000b', '\ud800', 'x'.repeat(1_024), 'पासवर्ड 🔑'])(
    'may hold anything: %j',
    async (password) => {
      const passwords = new Passwords();
      expect(await passwords.matches(password, await passwords.hash(password))).toBe(true);
    },
  );

  it('are refused in a flood, and taken again after it', async () => {
    const passwords = new Passwords();
    const flood = await Promise.allSettled(
      Array.from({ length: 30 }, () => passwords.matches('x', undefined)),
    );
    const refused = flood.filter((each) => each.status === 'rejected');
    expect(refused).toHaveLength(8);
    expect(String(refused[0]?.reason)).toContain('Too many people are signing in just now.');
    expect(await passwords.matches('x', undefined)).toBe(false);
  });
});
