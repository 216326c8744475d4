import { expect, test } from 'vitest';
import { thanksCookie, thanksIn } from '../../api/thanksCookie.ts';
import { readThanks } from './readThanks.ts';

const now = Date.parse('2026-11-21T12:41:00Z');
const received = '2026-11-21T12:40:00.000Z';
const due = '2026-11-23T05:40:00.000Z';
const given = (changes: object) => thanksCookie({ received, due, ...changes }, false).split(';')[0] ?? '';

test('the moments and the pictures are read as they were given, among other cookies', () => {
  const pictures = 'pale-ash.04,first-home.05';
  expect(readThanks(`light=on; ${given({ pictures })}; counting=no`, now)).toEqual({
    received: Date.parse(received),
    due: Date.parse(due),
    pictures,
  });
});

test('the version of the words and the answer about offers are read as they were recorded', () => {
  const answer = { received_at: received, call_due: due, consent_version: '2026-11-apart', offers: false };
  const cookie = thanksCookie(thanksIn(answer) ?? { received, due }, false);
  expect(readThanks(cookie, now)).toMatchObject({ consent: '2026-11-apart', offers: 'false' });
});

test.each([
  ['title', 'Pale Ash & oak', 'Pale Ash & oak'],
  ['title that is far too long', 'Pale Ash '.repeat(100), undefined],
  ['title that no cookie holds', 'हरा घर '.repeat(100), undefined],
])('a %s of what it was about changes nothing of what was promised', (_what, about, read) => {
  const thanks = thanksIn({ received_at: received, call_due: due, about });
  const cookie = thanksCookie(thanks ?? { received, due }, false);
  expect(cookie.length).toBeLessThan(4_096);
  expect(readThanks(cookie, now)).toEqual({
    received: Date.parse(received),
    due: Date.parse(due),
    about: read,
  });
});

test.each([
  ['nothing', undefined],
  ['another cookie', 'other-thanks=due=2026-11-23T05:40:00.000Z'],
  ['words', 'thanks=tomorrow'],
  ['no moment', given({ due: 'soon' })],
  ['markup', given({ due: '<script>alert(1)</script>' })],
  ['a day without an hour', given({ due: '2026-11-23' })],
  ['a promise that has passed', given({ due: '2026-11-21T12:40:30.000Z' })],
  ['a promise before the enquiry', given({ due: '2026-11-21T12:39:00.000Z' })],
  ['a promise for another year', given({ due: '2027-11-23T05:40:00.000Z' })],
  ['an enquiry that is still to come', given({ received: '2026-11-22T12:40:00.000Z' })],
  ['an enquiry of last week', given({ received: '2026-11-14T12:40:00.000Z' })],
  ['far too many pictures', given({ pictures: 'pale-ash.04,'.repeat(200) })],
  ['half a percent sign', 'thanks=received=%E0%A4%A'],
])('%s promises nothing', (_what, cookies) => {
  expect(readThanks(cookies, now)).toBeUndefined();
});
