import { MIN_PASSWORD_LENGTH } from '../../config/env.js';
import { newPassword } from '../account.schema.js';
import { commonPasswords } from './common-passwords.gen.js';
import { isKnownFromLeaks, refusePersonal } from './refuse-personal.js';

const sentences = (password: string) =>
  newPassword.safeParse(password).error?.issues.map(({ message }) => message);

describe('a password', () => {
  it('is refused for being known when it is long enough and on the list, however it is written', () => {
    const common = commonPasswords.split(' ');
    expect(common).toHaveLength(4_313);
    expect(common.filter((password) => password.length < MIN_PASSWORD_LENGTH)).toEqual([]);
    for (const known of ['1q2w3e4r5t', '1234567890', 'password123', 'basketball'])
      expect([known, isKnownFromLeaks(known)]).toEqual([known, true]);
    expect(isKnownFromLeaks('PassWord123')).toBe(true);
    expect(isKnownFromLeaks('four lamps over a long table')).toBe(false);
  });

  it('is refused with one sentence', () => {
    expect(sentences('1234567890')).toEqual(['This one is known from leaks. Please choose another.']);
    expect(sentences('123456789')).toEqual(['Please choose a password of at least 10 characters.']);
    expect(sentences('four lamps over a long table')).toBeUndefined();
  });

  it.each([
    ['meera.rao@dehleez.example', 'Meera Rao', 'xxMEERAxx99', true],
    ['meera.rao@dehleez.example', '', 'at dehleez 2026', true],
    ['m@dehleez.example', 'Zoë Élan', 'i love élan vital', true],
    ['m@dehleez.example', 'ज़ोया शर्मा', 'शर्मा-शर्मा-1', true],
    ['first_last@studio.example', '', 'everlasting-first', true],
    ['meera.rao@dehleez.example', 'Meera Rao', 'rao rao rao rao', false],
    ['meera@example.com', 'Meera Rao', 'four lamps .com', false],
    ['office@studio.example', 'Raj Roy', 'rajroy2024', true],
    ['r.j@studio.example', 'Raj Roy', 'royal garage', false],
    ['raj.roy@a.example', '', 'rajroy2024', true],
    ['raj@a.example', '', 'raj2024raj2024', true],
    ['rj@a.in', '', 'rj@a.in 2024', true],
  ])('of %s, %s: %s holds a part of them: %s', (email, name, password, isRefused) => {
    const refusal = () => {
      try {
        refusePersonal(password, { email, name }, 'new_password');
        return undefined;
      } catch (error) {
        return String(error);
      }
    };
    expect(refusal()?.includes('without your name') ?? false).toBe(isRefused);
  });
});
