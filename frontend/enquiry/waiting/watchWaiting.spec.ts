import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consent } from '../../content/contact.ts';
import { useMessage } from '../../stores/message.ts';
import { readDraft, saveDraft } from '../draft/enquiryDraft.ts';
import { wasEnquirySent } from '../enquirySent.ts';
import { useWaiting } from './useWaiting.ts';
import { addWaiting, readWaitingEnquiries, removeWaiting } from './waitingEnquiry.ts';

const DAY_MS = 86_400_000;
const PRESSED = Date.UTC(2026, 10, 21, 9, 1);
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const receipt = { received_at: '2026-11-21T09:01:00Z', call_due: '2026-11-21T10:01:00Z' };
const answer = (status: number, body: object) => Promise.resolve(Response.json(body, { status }));

let stored: Set<string>;
let attempts: number;
/** Of the studio: it keeps one enquiry of a key, however often it comes. */
const arrive = (_: unknown, { headers }: { headers: Record<string, string>; signal: AbortSignal }) => {
  stored.add(headers['Idempotency-Key'] ?? '');
  return answer(201, receipt);
};
const arriveWithoutAnswer = (...sent: Parameters<typeof arrive>) => arrive(...sent).then(offline);

const english = { lang: 'en-IN' };
let browser: EventTarget;
let network: (...sent: Parameters<typeof arrive>) => Promise<Response>;
const goOnline = () => browser.dispatchEvent(new Event('online'));
const settled = () => vi.advanceTimersByTimeAsync(0);

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  };
}

/** The page is opened: in a browser each page has modules of its own. */
async function openPage() {
  vi.resetModules();
  browser = Object.assign(new EventTarget(), { localStorage: window.localStorage, sessionStorage: memory() });
  vi.stubGlobal('window', browser).stubGlobal('document', { hidden: false, documentElement: english });
  return import('./watchWaiting.ts');
}

const fields: [string, string][] = [
  ['name', 'Asha'],
  ['message', 'A flat.'],
  ['consent', 'on'],
  ['consent_version', consent.version],
];
const waits = (changes = {}) => addWaiting({ key: 'key-of-asha', at: Date.now(), fields, ...changes });

beforeEach(() => {
  stored = new Set();
  attempts = 0;
  vi.useFakeTimers({ now: PRESSED });
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), { localStorage: memory(), sessionStorage: memory() }),
  );
  vi.stubGlobal('fetch', (...sent: Parameters<typeof arrive>) => {
    attempts += 1;
    return network(...sent);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an enquiry that waits is sent once when the network is back', async () => {
  network = offline;
  const { watchWaiting } = await openPage();
  waits();
  watchWaiting(false);
  goOnline();
  await settled();
  expect([stored.size, readWaitingEnquiries().length]).toEqual([0, 1]);
  network = arrive;
  goOnline();
  goOnline();
  await settled();
  expect([[...stored], readWaitingEnquiries()]).toEqual([['key-of-asha'], []]);
  const before = attempts;
  goOnline();
  await vi.advanceTimersByTimeAsync(DAY_MS);
  expect(attempts).toBe(before);
});

test('it is sent when a page is opened again, which says at what time', async () => {
  waits();
  network = arrive;
  const { watchWaiting } = await openPage();
  const { useMessage: message } = await import('../../stores/message.ts');
  watchWaiting(true);
  await settled();
  expect(stored.size).toBe(1);
  expect(message.getState().message).toMatch(/^Your enquiry was sent at \d{1,2}:\d\d\s[ap]m\.$/);
});

test('whose answer was lost it is one enquiry, for it is sent with the same key', async () => {
  network = arriveWithoutAnswer;
  const { watchWaiting } = await openPage();
  waits();
  watchWaiting(true);
  await settled();
  expect([stored.size, readWaitingEnquiries().length]).toEqual([1, 1]);
  network = arrive;
  goOnline();
  await settled();
  expect([[...stored], readWaitingEnquiries(), attempts]).toEqual([['key-of-asha'], [], 2]);
});

test.each([200, 408, 502, 503, 429])(
  'while the server answers %i it is tried again, more and more seldom',
  async (status) => {
    network = () => answer(status, { message: 'Please wait.' });
    const { watchWaiting } = await openPage();
    waits();
    watchWaiting(true);
    for (let minute = 0; minute < 60; minute += 1) await vi.advanceTimersByTimeAsync(60_000);
    expect(readWaitingEnquiries()).toHaveLength(1);
    expect(attempts).toBeGreaterThan(10);
    expect(attempts).toBeLessThan(20);
  },
);

test('an attempt that nobody answers ends, and is followed by another', async () => {
  const end = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(end.signal);
  network = (_, { signal }) => new Promise((_resolve, reject) => signal.addEventListener('abort', reject));
  const { watchWaiting } = await openPage();
  waits();
  watchWaiting(true);
  end.abort();
  await settled();
  network = arrive;
  goOnline();
  await settled();
  expect([[...stored], readWaitingEnquiries()]).toEqual([['key-of-asha'], []]);
});

test('what the server refuses goes back into the form, and the reason is said', async () => {
  network = () => answer(422, { message: 'Please enter a mobile number we can ring.' });
  waits();
  const { watchWaiting } = await openPage();
  const { useMessage: message } = await import('../../stores/message.ts');
  watchWaiting(true);
  await vi.waitFor(() => expect(readWaitingEnquiries()).toEqual([]));
  expect(readDraft()).toEqual({ name: 'Asha', message: 'A flat.' });
  await vi.waitFor(() =>
    expect(message.getState().message).toContain('was not sent: Please enter a mobile number we can ring.'),
  );
});

test('words of consent that have changed meanwhile are asked for anew, and nothing is sent', async () => {
  network = arrive;
  waits({ fields: [...fields.slice(0, 3), ['consent_version', '1999-01']] });
  const { watchWaiting } = await openPage();
  watchWaiting(true);
  await settled();
  expect([attempts, readWaitingEnquiries(), readDraft()['name']]).toEqual([0, [], 'Asha']);
});

test('one that was cancelled in another tab is not sent', async () => {
  network = arrive;
  waits();
  waits({ key: 'key-of-ravi' });
  const { watchWaiting } = await openPage();
  vi.stubGlobal('fetch', (...sent: Parameters<typeof arrive>) => {
    removeWaiting('key-of-ravi');
    return arrive(...sent);
  });
  watchWaiting(true);
  await settled();
  expect([...stored]).toEqual(['key-of-asha']);
});

test('after seven days it is forgotten', async () => {
  waits();
  vi.setSystemTime(PRESSED + 7 * DAY_MS - 1);
  expect(readWaitingEnquiries()).toHaveLength(1);
  vi.setSystemTime(PRESSED + 7 * DAY_MS);
  expect(readWaitingEnquiries()).toEqual([]);
});

test('one older than seven days is removed from the device, which is said once', async () => {
  network = arrive;
  waits({ at: PRESSED - 7 * DAY_MS });
  const { watchWaiting } = await openPage();
  const { useMessage: message } = await import('../../stores/message.ts');
  watchWaiting(true);
  await settled();
  expect([attempts, window.localStorage.getItem('waitingEnquiries')]).toEqual([0, null]);
  expect(message.getState().message).toContain('could not be sent within seven days');
  message.setState({ message: '' });
  watchWaiting(true);
  expect(message.getState().message).toBe('');
});

test('a clock that was set back does not hide what waits', () => {
  waits({ at: PRESSED + DAY_MS });
  expect(readWaitingEnquiries()).toHaveLength(1);
});

test('once it is sent the form is forgotten and the visit counts as thanked for', async () => {
  network = arrive;
  saveDraft(fields, 'key-of-asha');
  waits({ hasFiles: true });
  const { watchWaiting } = await openPage();
  watchWaiting(true);
  await settled();
  expect([readDraft(), wasEnquirySent()]).toEqual([{}, true]);
  expect(window.sessionStorage.getItem('message')).toContain('not all of your files');
});

test('a draft of another enquiry stays when one that waited is refused, which is said once, or sent', async () => {
  waits();
  saveDraft(Object.entries({ message: 'An office.' }), 'key-of-office');
  network = () => answer(422, { message: 'Please enter a mobile number we can ring.' });
  const { watchWaiting } = await openPage();
  const { useMessage: message } = await import('../../stores/message.ts');
  watchWaiting(true);
  await settled();
  expect(message.getState().message).toContain('not been sent yet: Please enter a mobile number');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([attempts, message.getState().message]).toEqual([3, '']);
  expect([readDraft(), readWaitingEnquiries().length]).toEqual([{ message: 'An office.' }, 1]);
  network = arrive;
  goOnline();
  await settled();
  expect([readDraft(), readWaitingEnquiries()]).toEqual([{ message: 'An office.' }, []]);
});

test.each(['', '{', 'null', '7', '{"key":1}', '[null,{"key":"a"},{"key":"a","at":1,"fields":[["a"]]}]'])(
  'nothing waits where %j is stored',
  (text) => {
    window.localStorage.setItem('waitingEnquiries', text);
    expect(readWaitingEnquiries()).toEqual([]);
  },
);

test('a browser that keeps nothing says so', () => {
  vi.stubGlobal('window', {});
  expect(waits()).toBe(false);
  expect([...readWaitingEnquiries(), ...useWaiting.getState().enquiries]).toEqual([]);
  expect(useMessage.getState().message).toBe('');
});
