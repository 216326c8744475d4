import { BodyPace } from './body-pace.js';

const SECOND = 1_000;
const arrived = (kilobits: number, seconds: number) => (kilobits * 1_000 * seconds) / 8;

describe('the pace of a body with files', () => {
  const pace = new BodyPace();

  it('is enough for a photograph of 2.6 MB over a line of 100 kbit/s', () => {
    const seconds = 210;
    expect(arrived(100, seconds)).toBeGreaterThan(2_600_000);
    for (let second = 1; second <= seconds; second += 1)
      expect(pace.isTooSlow(arrived(100, second), second * SECOND)).toBe(false);
  });

  it('is enough on a line that is silent for half a minute while somebody is rung', () => {
    expect(pace.isTooSlow(arrived(100, 60), 90 * SECOND)).toBe(false);
  });

  it.each([
    ['who sends nothing', 0, 16],
    ['who dribbles 10 bytes a second', 160, 16],
    ['who sends 16 kbit/s', arrived(16, 60), 60],
    ['who needs longer than the proxies and the browser wait', arrived(2_000, 226), 226],
  ])('ends one %s', (_who, bytes, seconds) => {
    expect(pace.isTooSlow(bytes, seconds * SECOND)).toBe(true);
  });
});
