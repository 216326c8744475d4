// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchUserInput } from '../../stores/lastUserInput.ts';
import { useEnquiryDialog } from '../useEnquiryDialog.ts';
import { watchScrolling } from './watchScrolling.ts';

vi.mock('../enquiryLink.ts', () => ({ loadEnquiry: () => Promise.resolve() }));

let answer: (response: Response) => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise((resolve) => (answer = resolve)));
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Object.assign(navigator, { sendBeacon: () => true });
});
afterEach(() => {
  useEnquiryDialog.setState({ isOpen: false });
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function scroll(): AbortController {
  const page = new AbortController();
  watchUserInput();
  window.dispatchEvent(new WheelEvent('wheel'));
  watchScrolling('/projects', new Event('scroll'), page.signal);
  return page;
}

test.each([
  ['a second', 1000, true],
  ['five seconds, on a slow line,', 5000, false],
])('what is ready %s after the scroll opens: %s %s', async (_name, readyMs, opens) => {
  const page = scroll();
  await vi.advanceTimersByTimeAsync(readyMs);
  answer(new Response('{"opens":true}'));
  await vi.advanceTimersByTimeAsync(100);
  expect(useEnquiryDialog.getState().isOpen).toBe(opens);
  page.abort();
});
