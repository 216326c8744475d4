import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askLinks } from '../check/askLinks.ts';
import { whenStill } from '../check/whenStill.ts';
import { ServerDraft } from '../drafts/ServerDraft.ts';
import { Heartbeat } from '../presence/Heartbeat.ts';

/** As long as the links of a check are tried. */
const WHILE_TRIED_S = 45;
const checking = {
  address: 'https://a.example',
  state: 'checking' as const,
  status: null,
  checked_at: null,
  suggestion: null,
  awaited: null,
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('one open editor costs less than a request a second, typed in and its focus dragged all the time, with its check open', async () => {
  let requests = 0;
  const draft = new ServerDraft({
    async put({ revision }) {
      requests += 1;
      return { revision: revision + 1, saved_at: '2026-11-20T09:01:00.000Z' };
    },
    remove: () => Promise.resolve(),
    tell() {},
  });
  const heartbeat = new Heartbeat({
    async send() {
      requests += 1;
      return [];
    },
    end: () => Promise.resolve(),
    tell() {},
  });
  heartbeat.start();
  const links = askLinks(async () => {
    requests += 1;
    return [checking];
  }, new AbortController().signal);
  let step = new AbortController();
  const makeCard = async () => {
    requests += 1;
  };
  for (let seconds = 0; seconds < WHILE_TRIED_S; seconds += 0.1) {
    draft.keep({ kind: 'blog', id: 7, based_on: 3, content: 'a'.repeat(seconds * 10) });
    heartbeat.type();
    step.abort();
    step = new AbortController();
    void whenStill(makeCard, step.signal).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(requests).toBeLessThan(WHILE_TRIED_S);
  heartbeat.stop();
  await vi.runAllTimersAsync();
  expect(await links).toEqual([{ ...checking, state: 'unknown' }]);
});
