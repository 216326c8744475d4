import { newestBackup, nightlyName, oldBackups } from './nightly.js';

const night = (day: number) => `2025-12-${String(day).padStart(2, '0')}-2030`;
const nights = (first: number, last: number, ending: string) =>
  Array.from({ length: last - first + 1 }, (_, index) => `${night(first + index)}${ending}`);
const after = (day: number) => new Date(`2025-12-${String(day).padStart(2, '0')}T20:31Z`);

describe('a nightly backup', () => {
  it.each([
    [true, false, '2025-12-31-2030.tar'],
    [false, false, '2025-12-31-2030-incomplete.tar'],
    [true, true, '2025-12-31-2030.tar.age'],
    [false, true, '2025-12-31-2030-incomplete.tar.age'],
  ])('that is whole: %s, and encrypted: %s, is called %s', (isWhole, isEncrypted, name) => {
    expect(nightlyName(new Date('2025-12-31T20:30:59Z'), isWhole, isEncrypted)).toBe(name);
  });

  it('makes room for those of the last fourteen days, and touches nothing else', () => {
    const files = [
      'notes.txt',
      'before-upgrade.tar',
      ...nights(1, 10, '.tar'),
      ...nights(11, 16, '.tar.age'),
    ];
    expect(oldBackups(files.toReversed(), after(16))).toEqual([`${night(2)}.tar`, `${night(1)}.tar`]);
  });

  it('goes in the minute in which it is fourteen days old, which is when the next one is made', () => {
    const files = nights(2, 16, '.tar');
    expect(oldBackups(files, new Date('2025-12-16T20:30:09Z'))).toEqual([`${night(2)}.tar`]);
  });

  it('made again on the same day takes the place of no other', () => {
    const again = ['2025-12-15-0900.tar', '2025-12-15-1000.tar', '2025-12-15-2100-incomplete.tar'];
    const files = [...nights(2, 15, '.tar'), ...again];
    expect(oldBackups(files, after(15))).toEqual([]);
  });

  it('that is incomplete pushes no whole one out', () => {
    const files = [...nights(2, 15, '.tar'), '2025-12-16-2029-incomplete.tar'];
    expect(oldBackups(files, new Date('2025-12-16T20:29Z'))).toEqual([]);
  });

  it('never leaves without a whole one', () => {
    const files = [...nights(1, 2, '.tar'), ...nights(3, 20, '-incomplete.tar')];
    const old = oldBackups(files, after(20));
    expect(old).not.toContain(`${night(2)}.tar`);
    expect(old).toContain(`${night(1)}.tar`);
    expect(files.length - old.length).toBe(15);
  });

  it('goes after fourteen days, however few there are', () => {
    const files = [night(1), night(9), night(11), night(24)].map((name) => `${name}.tar`);
    expect(oldBackups(files, after(24))).toEqual([`${night(9)}.tar`, `${night(1)}.tar`]);
    expect(oldBackups([`${night(1)}.tar`], after(24))).toEqual([]);
  });

  it('of a night with a clock a year ahead leaves nearly all others, and is not the newest when the clock is right', () => {
    const files = nights(1, 14, '.tar');
    expect(oldBackups(files, new Date('2026-12-14T20:30Z'))).toEqual([`${night(2)}.tar`, `${night(1)}.tar`]);
    const later = [...files, '2026-12-14-2030.tar'];
    expect(newestBackup(later, after(14))).toBe(`${night(14)}.tar`);
    expect(oldBackups(later, after(14))).toEqual([]);
  });
});
