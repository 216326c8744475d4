import { studio } from './studio.js';
import { studioMoment } from './studio-moment.js';

describe('a moment by the clock of the studio', () => {
  it.each([
    ['Asia/Kolkata', '2026-01-02T09:30', '2026-01-02T04:00:00.000Z'],
    ['Asia/Kolkata', '2026-01-02T09:30:15.5', '2026-01-02T04:00:15.500Z'],
    ['Europe/Vienna', '2026-01-02T09:30', '2026-01-02T08:30:00.000Z'],
    ['Europe/Vienna', '2026-07-02T09:30', '2026-07-02T07:30:00.000Z'],
    ['America/St_Johns', '2026-03-08T01:59', '2026-03-08T05:29:00.000Z'],
    ['America/St_Johns', '2026-03-08T03:00', '2026-03-08T05:30:00.000Z'],
  ])('in %s, %s, is %s', (timeZone, local, moment) => {
    vi.spyOn(studio.locale, 'timeZone', 'get').mockReturnValue(timeZone);
    expect(studioMoment(local).toISOString()).toBe(moment);
  });

  it.each(['', 'soon', '2026-13-01T10:00'])('is none for %j', (local) => {
    expect(studioMoment(local).getTime()).toBeNaN();
  });
});
