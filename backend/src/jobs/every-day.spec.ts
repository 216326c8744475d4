import { everyDay } from './every-day.js';

const minutes = Array.from({ length: 24 * 60 }, (_, minute) => minute);
/** In UTC. */
const times = (month: number, date: number, timeZone: string) =>
  minutes
    .map((minute) => ({ month, date, hour: Math.floor(minute / 60), min: minute % 60, dow: 0 }))
    .filter(everyDay('09:30', timeZone).match)
    .map(({ hour, min }) => `${hour}:${min}`);

describe('half past nine every day', () => {
  it.each([
    [1, 'Asia/Kolkata', '4:0'],
    [7, 'Asia/Kolkata', '4:0'],
    [1, 'Europe/Vienna', '8:30'],
    [7, 'Europe/Vienna', '7:30'],
    [1, 'America/St_Johns', '13:0'],
    [1, 'Pacific/Auckland', '20:30'],
  ])('is once in month %i in %s, at %s UTC', (month, timeZone, time) => {
    expect(times(month, 15, timeZone)).toEqual([time]);
  });
});
