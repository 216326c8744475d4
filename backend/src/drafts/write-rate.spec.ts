import { WriteRate } from './write-rate.js';

const NOW = 1_000_000;
/** @returns how many were taken */
function writes(rate: WriteRate, who: string, at: number, times: number): number {
  let taken = 0;
  for (let write = 0; write < times; write += 1)
    try {
      rate.take(who, at);
      taken += 1;
    } catch {
      break;
    }
  return taken;
}

describe('the writes of one person', () => {
  it('are limited to two a second, and go on when the seconds have passed', () => {
    const rate = new WriteRate();
    expect(writes(rate, 'meera', NOW, 20)).toBe(6);
    expect(writes(rate, 'meera', NOW + 2_999, 1)).toBe(0);
    expect(writes(rate, 'meera', NOW + 3_000, 20)).toBe(6);
  });

  it('do not count for somebody else', () => {
    const rate = new WriteRate();
    writes(rate, 'meera', NOW, 20);
    expect(writes(rate, 'kavita', NOW, 1)).toBe(1);
  });

  it('that are too many are told when to come again', () => {
    const rate = new WriteRate();
    writes(rate, 'meera', NOW, 6);
    expect(() => rate.take('meera', NOW + 1_500)).toThrow('Please wait 2 seconds and try again.');
  });
});
