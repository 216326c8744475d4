import { hash } from '@node-rs/argon2';
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

  it.each([
    ['caf\u00e9 with lamps', 'cafe\u0301 with lamps'],
    ['\u092c\u095c\u093e \u0918\u0930', '\u092c\u0921\u093c\u093e \u0918\u0930'],
  ])('match in either form that a keyboard gives their letters: %s', async (composed, decomposed) => {
    const passwords = new Passwords();
    for (const chosen of [composed, decomposed]) {
      const stored = await passwords.hash(chosen);
      expect(await passwords.matches(composed, stored)).toBe(true);
      expect(await passwords.matches(decomposed, stored)).toBe(true);
    }
  });

  it('match a hash of what was typed, from before letters were normalised', async () => {
    const typed = 'cafe\u0301 with lamps';
    expect(await new Passwords().matches(typed, await hash(typed))).toBe(true);
  });

  it('take no less time where their hash is of less cost, as after an upgrade', async () => {
    const passwords = new Passwords();
    const cheap = await hash('another password', { memoryCost: 1024, timeCost: 1, parallelism: 1 });
    const millisecondsFor = async (storedHash?: string) => {
      const start = performance.now();
      await passwords.matches('x', storedHash);
      return performance.now() - start;
    };
    const ratios: number[] = [];
    for (let count = 0; count < 9; count += 1)
      ratios.push((await millisecondsFor(cheap)) / (await millisecondsFor()));
    expect(ratios.toSorted((a, b) => a - b)[4]).toBeGreaterThan(0.5);
  });

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
