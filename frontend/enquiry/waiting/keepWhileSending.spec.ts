import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveDraft } from '../draft/enquiryDraft.ts';
import { keepWhileSending } from './keepWhileSending.ts';
import { addWaiting, readWaitingEnquiries, removeWaiting } from './waitingEnquiry.ts';

const texts = { name: 'Asha', message: 'A flat.' };
const fields = Object.entries(texts);
const waiting = () => readWaitingEnquiries().map((enquiry) => [enquiry.key, enquiry.fields]);

beforeEach(() => {
  vi.useFakeTimers();
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  };
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what is on its way waits until its page has heard of it', () => {
  const end = keepWhileSending('key-of-asha', texts, false);
  expect(waiting()).toEqual([['key-of-asha', fields]]);
  expect([end(), waiting()]).toEqual(['here', []]);
});

test.each(['beforeunload', 'pagehide'])('it stays where the page is left, as told by %s', (event) => {
  const end = keepWhileSending('key-of-asha', texts, false);
  window.dispatchEvent(new Event(event));
  expect([end(), waiting()]).toEqual(['left', [['key-of-asha', fields]]]);
});

test('a page that a link to ring has left where it is hears of it as ever', () => {
  const end = keepWhileSending('key-of-asha', texts, false);
  window.dispatchEvent(new Event('beforeunload'));
  vi.advanceTimersByTime(1000);
  expect([end(), waiting()]).toEqual(['here', []]);
});

test('one with files asks before it is left, and its words wait once the page has gone', () => {
  const end = keepWhileSending('key-of-asha', texts, true);
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect([leaving.defaultPrevented, waiting()]).toEqual([true, []]);
  window.dispatchEvent(new Event('pagehide'));
  expect([end(), waiting()]).toEqual(['left', [['key-of-asha', fields]]]);
  expect(readWaitingEnquiries()[0]?.hasFiles).toBe(true);
});

test('one that was asked to wait goes on waiting', () => {
  addWaiting({ key: 'key-of-asha', at: Date.now(), fields });
  expect(keepWhileSending('key-of-asha', texts, false)()).toBe('here');
  expect(waiting()).toEqual([['key-of-asha', fields]]);
});

test('what another tab has sent meanwhile did not fail, and what was refused there did', () => {
  const end = keepWhileSending('key-of-asha', texts, false);
  removeWaiting('key-of-asha');
  expect(end()).toBe('sent');
  const endAgain = keepWhileSending('key-of-asha', texts, false);
  saveDraft(fields, 'key-of-asha');
  removeWaiting('key-of-asha');
  expect(endAgain()).toBe('here');
});
