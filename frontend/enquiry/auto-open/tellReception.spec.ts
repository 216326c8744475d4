import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { autoOpenEnquiry, closeEnquiry, expandEnquiry, openEnquiry } from '../useEnquiryDialog.ts';
import { tellReception, watchReception } from './tellReception.ts';

let told: string[];

beforeEach(() => {
  told = [];
  vi.useFakeTimers();
  vi.stubGlobal('window', {});
  vi.stubGlobal('navigator', {
    sendBeacon: (address: string, report: Blob) =>
      void report.text().then((text) => told.push(address, text)),
  });
});
afterEach(() => {
  closeEnquiry();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const events = async () => {
  await vi.advanceTimersByTimeAsync(0);
  return told.join(' ').match(/shown|closed|sent/g) ?? [];
};

function openByItself(): void {
  autoOpenEnquiry();
  watchReception();
}

test('it tells what happened and the age of the page, and nothing else', async () => {
  vi.advanceTimersByTime(4000);
  openByItself();
  await vi.advanceTimersByTimeAsync(0);
  const [address, report = ''] = told;
  expect(address).toBe('/api/modal');
  expect(JSON.parse(report)).toEqual({ event: 'shown', elapsed_ms: expect.any(Number) });
});

test('closed within five seconds it was closed at once', async () => {
  openByItself();
  vi.advanceTimersByTime(4999);
  closeEnquiry();
  expect(await events()).toEqual(['shown', 'closed']);
});

test('closed later it was not', async () => {
  openByItself();
  vi.advanceTimersByTime(5000);
  closeEnquiry();
  expect(await events()).toEqual(['shown']);
});

test('closed after a field was used it was not, either', async () => {
  openByItself();
  expandEnquiry();
  closeEnquiry();
  expect(await events()).toEqual(['shown']);
});

test('sent it counts as sent, and what the visitor opened counts for nothing', async () => {
  openByItself();
  tellReception('sent');
  openEnquiry();
  tellReception('sent');
  expect(await events()).toEqual(['shown', 'sent']);
});
