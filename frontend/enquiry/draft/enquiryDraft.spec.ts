import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftKey, forgetDraft, readDraft, saveDraft } from './enquiryDraft.ts';

const DAY_MS = 86_400_000;
const form = (texts: Record<string, string>) => Object.entries(texts);
let kept: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) });
  kept = new Map();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  };
  vi.stubGlobal('window', { localStorage });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what was written in one form is there in the other, with the key of the first', () => {
  saveDraft(form({ name: 'Asha', line: 'Forty desks.' }), 'first-key');
  saveDraft(form({ name: 'Asha Verma', message: 'A flat.' }), 'second-key');
  expect(readDraft()).toEqual({ name: 'Asha Verma', line: 'Forty desks.', message: 'A flat.' });
  expect(draftKey()).toBe('first-key');
});

test('neither consent nor what nobody wrote is kept', () => {
  const file = new File(['x'], 'plan.pdf');
  saveDraft([...form({ name: 'Asha', consent: 'on', offers: 'on', page: '/' }), ['message', file]], 'a-key');
  expect(readDraft()).toEqual({ name: 'Asha' });
  expect([...kept.values()].join()).not.toMatch(/consent|offers|"on"/);
});

test('it is kept for seven days after the last change', () => {
  saveDraft(form({ name: 'Asha' }), 'a-key');
  vi.advanceTimersByTime(6 * DAY_MS);
  saveDraft(form({ phone: '1' }), 'a-key');
  vi.advanceTimersByTime(6 * DAY_MS);
  expect(readDraft()).toEqual({ name: 'Asha', phone: '1' });
  vi.advanceTimersByTime(DAY_MS);
  expect([readDraft(), draftKey(), kept.size]).toEqual([{}, undefined, 0]);
});

test('a clock that was set back does not remove it', () => {
  saveDraft(form({ name: 'Asha' }), 'a-key');
  vi.setSystemTime(Date.now() - DAY_MS / 24);
  expect([readDraft(), draftKey()]).toEqual([{ name: 'Asha' }, 'a-key']);
});

test('sending another enquiry does not forget it', () => {
  saveDraft(form({ name: 'Asha' }), 'a-key');
  forgetDraft('another-key');
  expect(readDraft()).toEqual({ name: 'Asha' });
});

test.each([
  ['Type: a home\nForty desks.', { name: 'Asha', message: 'A flat.' }],
  ['A flat.', { name: 'Asha', line: 'Forty desks.' }],
])('what was written in the other form stays when %j is sent', (sent, left) => {
  saveDraft(form({ name: 'Asha', line: ' Forty desks. ', message: 'A flat.' }), 'a-key');
  forgetDraft('a-key', sent);
  expect(Object.fromEntries(Object.entries(readDraft()).map(([name, text]) => [name, text.trim()]))).toEqual(
    left,
  );
  expect(draftKey()).not.toBe('a-key');
});

test('nothing stays of what was sent whole', () => {
  saveDraft(form({ name: 'Asha', line: '', message: 'A flat.' }), 'a-key');
  forgetDraft('a-key', 'A flat.');
  expect(draftKey()).toBeUndefined();
});

test('it is gone once it is forgotten', () => {
  saveDraft(form({ name: 'Asha' }), 'a-key');
  forgetDraft('a-key');
  expect([readDraft(), draftKey()]).toEqual([{}, undefined]);
});

test.each([
  '',
  '{',
  'null',
  '[]',
  '{"at":1}',
  '{"at":"1","key":"k","fields":{}}',
  '{"at":1,"key":"k","fields":null}',
])('nothing is kept where %j is stored', (text) => {
  kept.set('enquiryDraft', text);
  expect(readDraft()).toEqual({});
});
