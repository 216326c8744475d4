import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Colleague } from '../../api/adminPresence.ts';
import { Heartbeat } from './Heartbeat.ts';

const meera = { name: 'Meera Kohli', since: '2026-11-20T08:50:00.000Z', typed_at: null };

let sent: boolean[];
let ended: number;
let others: Colleague[];
let failure: Error | undefined;
let heartbeat: Heartbeat;
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  ended = 0;
  others = [];
  failure = undefined;
  heartbeat = new Heartbeat({
    send: async (typed) => {
      sent.push(typed);
      if (failure) throw failure;
      return [meera];
    },
    end: async () => {
      ended += 1;
    },
    tell: (told) => {
      others = told;
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
});

test('an open editor says so at once and every twenty seconds, and whether somebody typed', async () => {
  heartbeat.start();
  await seconds(0);
  expect(others).toEqual([meera]);
  heartbeat.type();
  await seconds(40);
  expect(sent).toEqual([false, true, false]);
});

test('an editor that is hidden or left says that it is gone, and nothing more', async () => {
  heartbeat.start();
  heartbeat.stop();
  heartbeat.stop();
  await seconds(60);
  expect(sent).toHaveLength(1);
  expect(ended).toBe(1);
});

test('whoever stays although they were signing out is there again with the next beat', async () => {
  await heartbeat.leave();
  heartbeat.start();
  await seconds(19);
  await heartbeat.leave();
  await seconds(19);
  expect([sent.length, ended]).toEqual([1, 1]);
  await seconds(1);
  expect(sent).toHaveLength(2);
});

test('without an answer nobody is said to be there, and what was typed is told with the next one', async () => {
  heartbeat.start();
  await seconds(0);
  failure = new TypeError('fetch failed');
  heartbeat.type();
  await seconds(20);
  expect(others).toEqual([]);
  failure = undefined;
  await seconds(20);
  expect(sent).toEqual([false, true, true]);
  expect(others).toEqual([meera]);
});
