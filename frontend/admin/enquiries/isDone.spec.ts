import { expect, test } from 'vitest';
import { enquiry } from '../test/enquiry.ts';
import { isDone } from './isDone.ts';

const at = enquiry.created_at;
const note = { id: 1, created_at: at, author: 'Meera', text: 'Rang.' };
const sent = { ...enquiry, studio_mail: 'sent' as const, studio_mail_sent_at: at, may_contact: true };
const resend = { act: 'resend-mail' as const, fields: { mail: 'studio' } };
const add = { act: 'notes' as const, fields: { text: 'Rang. ' } };

test.each([
  ['a state', { act: 'state' as const, fields: { state: 'called' } }, { state: 'called' as const }],
  ['a mark', { act: 'do-not-contact' as const }, { may_contact: false }],
  ['a mail', resend, { studio_mail: 'waiting' as const, studio_mail_sent_at: null }],
  ['a mail that has already gone', resend, { studio_mail_sent_at: '2026-11-23T09:01:00.000Z' }],
  ['a note', add, { notes: [note] }],
])('%s whose answer was lost is done when it is there', (_what, action, changes) => {
  expect([isDone(action, sent, { ...sent, ...changes }), isDone(action, sent, sent)]).toEqual([true, false]);
});

test.each([
  ['another mail', resend, { acknowledgement: 'waiting' as const }],
  ['the note of somebody else', add, { notes: [{ ...note, text: 'Wrote.' }] }],
])('%s does not stand for it', (_what, action, changes) => {
  expect(isDone(action, sent, { ...sent, ...changes })).toBe(false);
});

test('the same words in an older note do not stand for it', () => {
  const noted = { ...sent, notes: [note] };
  expect(isDone(add, noted, noted)).toBe(false);
});
