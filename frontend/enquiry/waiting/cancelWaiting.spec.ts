import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftKey, forgetDraft, readDraft, saveDraft } from '../draft/enquiryDraft.ts';
import { cancelWaiting, clearWaiting, correctWaiting } from './cancelWaiting.ts';
import { type EnquiryTexts, isSameEnquiry, keyFor } from './enquiryTexts.ts';
import { useWaiting } from './useWaiting.ts';
import { addWaiting, fieldOf, readWaitingEnquiries, removeWaiting } from './waitingEnquiry.ts';
import { watchGone } from './watchGone.ts';

const asha = { name: 'Asha', phone: '1', email: 'asha@example.in', message: 'A flat.' };
const office = { ...asha, message: 'An office.' };
const isWaiting = (texts: EnquiryTexts) =>
  readWaitingEnquiries().some((enquiry) => isSameEnquiry(enquiry, texts));
const keys = () => readWaitingEnquiries().map(({ key }) => key);

/** As the form does. @returns the key under which it waits */
function write(texts: EnquiryTexts, own = 'own-key-of-form'): string {
  const key = keyFor(texts, own);
  saveDraft(Object.entries(texts), key);
  addWaiting({ key, at: Date.now(), fields: Object.entries(texts) });
  useWaiting.getState().refresh();
  return key;
}

beforeEach(() => {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  };
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }));
  useWaiting.getState().refresh();
});
afterEach(() => vi.unstubAllGlobals());

test('another enquiry waits beside the first, with a key of its own', () => {
  const first = write(asha);
  const second = write(office);
  expect(second).not.toBe(first);
  expect(second).toMatch(/^[\w-]{8,100}$/);
  expect(readWaitingEnquiries().map((enquiry) => fieldOf(enquiry, 'message'))).toEqual([
    'A flat.',
    'An office.',
  ]);
  expect(keyFor(office, 'own-key-of-form')).toBe(second);
});

test('what one form holds does not wait because another enquiry does', () => {
  write(asha);
  expect([isWaiting(asha), isWaiting(office), isWaiting({}), isWaiting({ ...asha, project: 'oak' })]).toEqual(
    [true, false, false, false],
  );
});

test('a number and then an address that are corrected are corrected in what waits', () => {
  const key = write(asha);
  correctWaiting({ ...asha, phone: '2' });
  correctWaiting({ ...asha, phone: '2', email: 'verma@example.in' });
  const [waiting, ...more] = readWaitingEnquiries();
  expect([waiting?.key, Object.fromEntries(waiting?.fields ?? []), more]).toEqual([
    key,
    { ...asha, phone: '2', email: 'verma@example.in' },
    [],
  ]);
});

test('a form without pictures changes nothing in what waits with some', () => {
  const withPictures = { ...asha, shortlist: '[{"project":"oak","picture":"01"}]' };
  const key = write(withPictures);
  correctWaiting({ ...asha, phone: '2' });
  expect(keyFor(asha, 'own-key-of-form')).not.toBe(key);
  expect(readWaitingEnquiries().map(({ fields }) => Object.fromEntries(fields))).toEqual([withPictures]);
});

test('cancelling one leaves the other, and what was written is the draft again', () => {
  write(asha);
  const second = write(office);
  const [first] = readWaitingEnquiries();
  if (first) cancelWaiting(first);
  expect([keys(), readDraft(), draftKey()]).toEqual([[second], asha, first?.key]);
});

test('cancelling one leaves what is written of another that was not sent', () => {
  const first = write(asha);
  forgetDraft(first);
  saveDraft(Object.entries({ name: 'Ravi', line: 'Forty desks.', email: '' }), 'key-of-office');
  const [waiting] = readWaitingEnquiries();
  if (waiting) cancelWaiting(waiting);
  expect([keys(), readDraft()]).toEqual([[], { ...asha, name: 'Ravi', line: 'Forty desks.' }]);
});

test('cancelling one keeps its message beside that of another which was not sent', () => {
  const first = write(asha);
  forgetDraft(first);
  saveDraft(Object.entries(office), 'key-of-office');
  const [waiting] = readWaitingEnquiries();
  if (waiting) cancelWaiting(waiting);
  expect(readDraft()['message']).toBe('An office.\n\nA flat.');
});

test('clearing the form clears what waits of it, and nothing else', () => {
  const first = write(asha);
  forgetDraft(first);
  saveDraft(Object.entries(office), 'key-of-office');
  clearWaiting(office);
  expect([keys(), readDraft()]).toEqual([[first], {}]);
  saveDraft(Object.entries(asha), first);
  clearWaiting({});
  expect([keys(), readDraft()]).toEqual([[], {}]);
});

test('a form hears what was sent in another tab, and not what was cancelled', () => {
  const gone: (string | undefined)[] = [];
  const stop = watchGone((enquiry) => gone.push(fieldOf(enquiry, 'message')));
  write(office, 'key-of-office');
  // The other tab has cancelled it: it is the draft again.
  removeWaiting('key-of-office');
  tellOtherTab();
  expect(gone).toEqual([]);
  window.localStorage.removeItem('enquiryDraft');
  write(asha, 'key-of-asha');
  window.localStorage.removeItem('enquiryDraft');
  removeWaiting('key-of-asha');
  tellOtherTab();
  expect(gone).toEqual(['A flat.']);
  stop();
});

function tellOtherTab(): void {
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'waitingEnquiries' }));
}
