// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { say, useMessage } from './message.ts';

const shown = () => useMessage.getState().message;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('what is said while the page is hidden stays until it was seen for as long as ever', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  say('Your enquiry was not sent.', 30_000);
  vi.advanceTimersByTime(60_000);
  expect(shown()).toBe('Your enquiry was not sent.');
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(29_000);
  expect(shown()).toBe('Your enquiry was not sent.');
  vi.advanceTimersByTime(1_000);
  expect(shown()).toBe('');
});
