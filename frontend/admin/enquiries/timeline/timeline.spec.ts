import { describe, expect, test } from 'vitest';
import type { Enquiry, EnquiryEvent } from '../../../api/wire.gen.ts';
import { daysOf } from './daysOf.ts';
import { eventLine } from './eventLine.ts';

const event = (changes: Partial<EnquiryEvent>): EnquiryEvent => ({
  id: 'event-1',
  at: '2026-11-24T09:06:00.000Z',
  actor: 'Sana R.',
  kind: 'state',
  text: 'called',
  key: null,
  ...changes,
});

describe('what happened', () => {
  test('is put under the days of the studio, whatever day it is elsewhere', () => {
    const now = Date.parse('2026-11-23T19:00:00Z');
    const at = ['2026-11-23T18:45:00Z', '2026-11-23T18:15:00Z', '2026-11-21T12:00:00Z'];
    const days = daysOf(
      at.map((moment) => event({ at: moment })),
      now,
    );
    expect(days.map(({ title, events }) => [title, events.length])).toEqual([
      ['Today, 24 November 2026', 1],
      ['Yesterday, 23 November 2026', 1],
      ['21 November 2026', 1],
    ]);
  });

  const enquiry = {
    created_at: '2026-11-24T07:36:00.000Z',
    first_contact_at: '2026-11-24T09:06:00.000Z',
    call_due: '2026-11-24T09:36:00.000Z',
    page: '/projects',
    state: 'new',
  } as const satisfies Partial<Enquiry>;

  test.each([
    [{ kind: 'state', text: 'quoted' }, 'moved it to Quoted'],
    [{ kind: 'owner', text: 'Sana R.' }, 'took it'],
    [{ kind: 'owner', text: 'Meera K.' }, 'gave it to Meera K.'],
    [{ kind: 'owner', text: '' }, 'took the owner away'],
    [{ kind: 'next-step', text: '' }, 'settled the next step'],
    [{ kind: 'received', text: '/projects' }, 'from /projects'],
    [{ kind: 'facts', text: 'Budget: Small' }, 'noted: Budget: Small'],
    [{ kind: 'do-not-contact', text: 'lifted' }, 'noted that this person may be contacted again'],
    [
      { kind: 'do-not-contact', text: 'lifted in part' },
      'lifted a mark of this person, but another still stood',
    ],
  ] as const)('is told in a sentence: %j', (changes, what) => {
    expect(eventLine(event(changes), enquiry)).toMatchObject({ what });
  });

  test('names no call for what looks like spam', () => {
    const line = event({ kind: 'received', text: '/projects' });
    expect(eventLine(line, enquiry).why).toMatch(/^Call due by /);
    expect(eventLine(line, { ...enquiry, state: 'spam' })).not.toHaveProperty('why');
  });

  test('tells how soon the first contact was, and of no other', () => {
    const first = eventLine(event({ kind: 'contact', text: 'call' }), enquiry);
    expect(first).toMatchObject({ what: 'called', look: 'key' });
    expect(first.why).toMatch(
      /^First contact, 1 h 30 min after the enquiry\. The promise was .* at 15:06\.$/,
    );
    const other = event({ kind: 'contact', text: 'mail', at: '2026-11-24T10:00:00.000Z' });
    expect(eventLine(other, enquiry)).not.toHaveProperty('why');
  });
});
