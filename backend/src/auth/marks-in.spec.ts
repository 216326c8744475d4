import { marksIn, withMark } from './marks-in.js';

const HOUR_MS = 3_600_000;
const mark = (who: number, until = Date.now() + HOUR_MS) => `${until}.${String(who).padStart(43, '0')}`;

describe('the marks of people who share a browser', () => {
  it('are at most eight, the newest first, and one for each person', () => {
    let cookie: string | undefined;
    for (let who = 0; who < 10; who += 1) cookie = withMark(cookie, mark(who, 2e12));
    expect(marksIn(cookie)).toEqual([9, 8, 7, 6, 5, 4, 3, 2].map((who) => mark(who, 2e12)));
    const renewed = marksIn(withMark(cookie, mark(4, 2e12 + 1), mark(4, 2e12)));
    expect(renewed).toEqual([mark(4, 2e12 + 1), ...[9, 8, 7, 6, 5, 3, 2].map((who) => mark(who, 2e12))]);
  });

  it('go once their time is over, with whatever is no mark', () => {
    const cookie = `nonsense~${mark(1, Date.now() - 1)}~${mark(2, 2e12)}`;
    expect(withMark(cookie, mark(3, 2e12))).toBe(`${mark(3, 2e12)}~${mark(2, 2e12)}`);
    expect(marksIn(undefined)).toEqual([]);
  });
});
