import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consent } from '../../content/contact.ts';
import { forgetDraft, readDraft, saveDraft } from '../draft/enquiryDraft.ts';
import { correctWaiting } from './cancelWaiting.ts';
import { sendWaiting } from './sendWaiting.ts';
import { addWaiting, fieldOf, readWaitingEnquiries, removeWaiting } from './waitingEnquiry.ts';

const asha = {
  name: 'Asha',
  phone: '1',
  email: 'asha@example.in',
  message: 'A flat.',
  consent_version: consent.version,
};
const enquiry = { key: 'key-of-asha', at: Date.now(), fields: Object.entries(asha) };
const receipt = { received_at: '2026-11-21T09:01:00Z', call_due: '2026-11-21T10:01:00Z' };
const refusal = { message: 'Please enter a mobile number we can ring.' };

function correct() {
  const corrected = { ...asha, phone: '2' };
  saveDraft(Object.entries(corrected), enquiry.key);
  correctWaiting(corrected);
}

/** @param during what somebody does before the answer comes */
function network(status: number, during: () => void) {
  vi.stubGlobal('fetch', () => {
    during();
    return Promise.resolve(Response.json(status === 201 ? receipt : refusal, { status }));
  });
}

beforeEach(() => {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  };
  vi.stubGlobal('window', { localStorage });
  saveDraft(enquiry.fields, enquiry.key);
  addWaiting(enquiry);
});
afterEach(() => vi.unstubAllGlobals());

test.each([201, 422])('a number that is corrected before answer %i comes goes on waiting', async (status) => {
  network(status, correct);
  expect(await sendWaiting(enquiry)).toBe('waits');
  expect(readWaitingEnquiries().map((waiting) => fieldOf(waiting, 'phone'))).toEqual(['2']);
  expect(readDraft()['phone']).toBe('2');
});

test('one that is cleared before it is refused does not come back', async () => {
  network(422, () => {
    window.localStorage.removeItem('enquiryDraft');
    removeWaiting(enquiry.key);
  });
  await sendWaiting(enquiry);
  expect([readDraft(), readWaitingEnquiries()]).toEqual([{}, []]);
});

test.each([403, 404])('what a filter on the way answers by %i goes on waiting', async (status) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<h1>Blocked</h1>', { status })));
  expect(await sendWaiting(enquiry)).toBe('waits');
  expect(readWaitingEnquiries()).toHaveLength(1);
});

test('one that is refused goes on waiting where the browser stores no draft of it', async () => {
  network(422, () => {
    window.localStorage.setItem = () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
  });
  expect(await sendWaiting(enquiry)).toEqual({ askAnew: expect.stringContaining(refusal.message) });
  expect(readWaitingEnquiries()).toHaveLength(1);
});

test('one that is refused while another is written returns to the form once that is sent', async () => {
  network(422, () => undefined);
  forgetDraft(enquiry.key);
  saveDraft([['message', 'An office.']], 'key-of-office');
  expect(await sendWaiting(enquiry)).toEqual({
    askAnew: expect.stringContaining('It is kept on this device'),
  });
  expect([readDraft()['message'], readWaitingEnquiries().length]).toEqual(['An office.', 1]);
  forgetDraft('key-of-office');
  expect(await sendWaiting(enquiry)).toEqual({ askAnew: expect.stringContaining('is in the form') });
  expect([readDraft()['message'], readWaitingEnquiries()]).toEqual(['A flat.', []]);
});
