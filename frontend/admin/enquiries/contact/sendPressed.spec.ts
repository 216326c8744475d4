import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../api/ApiError.ts';
import { FakeStorage } from '../../../test/FakeStorage.ts';
import {
  type ContactAnswer,
  type PressedContact,
  changePressed,
  readPressed,
  savePressed,
} from './pressedContact.ts';
import { type SentPart, sendPressed } from './sendPressed.ts';

const HOUR = 3_600_000;
const PRESSED = Date.parse('2026-11-24T09:01:00Z');
const asha = {
  account: 'asha',
  enquiry: 'e1',
  key: 'k1',
  how: 'call',
  at: PRESSED,
  stamp: 'waiting',
} as const;
const spoke: ContactAnswer = { key: 'k2', outcome: 'reached' };
const notCalled: ContactAnswer = { key: 'k2', outcome: 'taken back' };

let storage: FakeStorage;
let arrived: string[];
const refused = vi.fn<(error: ApiError, contact: PressedContact) => void>();
beforeEach(() => {
  storage = new FakeStorage();
  arrived = [];
  refused.mockClear();
});

const online = (contact: PressedContact, part: SentPart) => {
  arrived.push(`${part} ${contact.key} ${new Date(contact.at).toISOString()}`);
  return Promise.resolve();
};
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const answers = (status: number) => () => Promise.reject(new ApiError(status, {}));

function sendAs(account: string, send: typeof online, now = PRESSED) {
  return sendPressed({ storage, account, now: () => now, send, onRefused: refused });
}
const kept = (account = 'asha', now = PRESSED) => readPressed(storage, account, now);

test('a press on a cut line is sent later, with the time it was pressed and the same key', async () => {
  savePressed(storage, asha);
  await sendAs('asha', offline);
  expect(kept()).toMatchObject([{ key: 'k1', stamp: 'tried' }]);
  await sendAs('asha', online, PRESSED + 3 * HOUR);
  expect(arrived).toEqual(['stamp k1 2026-11-24T09:01:00.000Z']);
});

test('what waits on a device without room is sent all the same', async () => {
  savePressed(storage, { ...asha, answer: spoke });
  vi.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await sendAs('asha', online);
  expect(arrived.map((line) => line.split(' ')[0])).toEqual(['stamp', 'answer']);
  expect(kept()).toEqual([]);
});

test('what was sent is never sent again', async () => {
  savePressed(storage, asha);
  await sendAs('asha', online);
  await sendAs('asha', online);
  expect(arrived).toHaveLength(1);
});

test('two tabs that send at the same time use the same key, by which it counts once', async () => {
  savePressed(storage, asha);
  await Promise.all([sendAs('asha', online), sendAs('asha', online)]);
  expect(new Set(arrived)).toEqual(new Set(['stamp k1 2026-11-24T09:01:00.000Z']));
  expect(kept()).toMatchObject([{ stamp: 'sent' }]);
});

test('somebody else who signs in on the device neither sends nor sees it, and it stays', async () => {
  savePressed(storage, asha);
  await sendAs('meera', online);
  expect(kept('meera')).toEqual([]);
  expect(arrived).toEqual([]);
  await sendAs('asha', online);
  expect(arrived).toHaveLength(1);
});

test('stamps go before their answers, the oldest first', async () => {
  savePressed(storage, { ...asha, key: 'later', at: PRESSED + HOUR });
  savePressed(storage, { ...asha, answer: spoke });
  await sendAs('asha', online);
  expect(arrived.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
    'stamp k1',
    'answer k1',
    'stamp later',
  ]);
  expect(kept().map(({ key }) => key)).toEqual(['later']);
});

test('an answer that was given while the stamp was on its way goes after it', async () => {
  savePressed(storage, asha);
  await sendAs('asha', (contact, part) => {
    if (part === 'stamp') changePressed(storage, contact, { answer: spoke });
    return online(contact, part);
  });
  expect(arrived.map((line) => line.split(' ')[0])).toEqual(['stamp', 'answer']);
  expect(kept()).toEqual([]);
});

test('a call that was not made is never told when nothing was sent before', async () => {
  savePressed(storage, { ...asha, answer: notCalled });
  await sendAs('asha', online);
  expect([arrived, kept()]).toEqual([[], []]);
});

test('a call that was not made is taken back when its stamp may have arrived', async () => {
  savePressed(storage, asha);
  await sendAs('asha', offline);
  changePressed(storage, asha, { answer: notCalled });
  await sendAs('asha', online);
  expect(arrived.map((line) => line.split(' ')[0])).toEqual(['answer']);
});

test.each([
  ['arrives', online],
  ['is refused', answers(422)],
])('a contact that is undone while its answer %s is taken back', async (_, end) => {
  savePressed(storage, { ...asha, stamp: 'sent', answer: spoke });
  const tried: string[] = [];
  await sendAs('asha', (contact, part) => {
    tried.push(contact.answer?.outcome ?? part);
    if (contact.answer?.key !== spoke.key) return online(contact, part);
    changePressed(storage, contact, { answer: { ...notCalled, key: 'k3' } });
    return end(contact, part);
  });
  expect([tried, kept()]).toEqual([['reached', 'taken back'], []]);
});

test.each([401, 403, 408, 429, 500, 503])('after status %i it stays for the next time', async (status) => {
  savePressed(storage, asha);
  await sendAs('asha', answers(status));
  expect(kept()).toHaveLength(1);
  expect(refused).not.toHaveBeenCalled();
});

test('one that the server will never take is given up, and said', async () => {
  savePressed(storage, asha);
  await sendAs('asha', answers(404));
  expect(kept()).toEqual([]);
  expect(refused).toHaveBeenCalledOnce();
});

test('a call that was agreed on for too late a day is said, and asked about for another day', async () => {
  const again: ContactAnswer = { key: 'k2', outcome: 'call_again', againAt: '2027-12-24T09:00:00Z' };
  savePressed(storage, { ...asha, keptAt: PRESSED, stamp: 'sent', answer: again });
  const later = PRESSED + 3 * 24 * HOUR;
  await sendAs('asha', answers(422), later);
  expect(refused).toHaveBeenCalledExactlyOnceWith(
    expect.any(ApiError),
    expect.objectContaining({ enquiry: 'e1' }),
  );
  const asked = kept('asha', later + 23 * HOUR);
  expect(asked).toMatchObject([{ key: 'k1', stamp: 'sent' }]);
  expect(asked[0]?.answer).toBeUndefined();
  expect(kept('asha', later + 25 * HOUR)).toEqual([]);
});

test('one that does not get through does not hold up the others', async () => {
  savePressed(storage, asha);
  savePressed(storage, { ...asha, key: 'k9', at: PRESSED + HOUR });
  await sendAs('asha', (contact, part) => (contact.key === 'k1' ? offline() : online(contact, part)));
  expect(kept().map(({ key, stamp }) => `${key} ${stamp}`)).toEqual(['k1 tried', 'k9 sent']);
});

test('it is asked for a day how it went; an unsent press waits for thirty', () => {
  savePressed(storage, { ...asha, stamp: 'sent' });
  savePressed(storage, { ...asha, key: 'unsent' });
  expect(kept('asha', PRESSED + 23 * HOUR)).toHaveLength(2);
  expect(kept('asha', PRESSED + 25 * HOUR).map(({ key }) => key)).toEqual(['unsent']);
  expect(kept('asha', PRESSED + 30 * 24 * HOUR)).toEqual([]);
});

test('what cannot be read is removed, and other things are left alone', () => {
  storage.setItem('contact:asha:old', '{"no": 1}');
  storage.setItem('authToken', 'abc');
  expect([kept(), Object.keys(storage)]).toEqual([[], ['authToken']]);
});
