// @vitest-environment jsdom
import { act, useState } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Enquiry } from '../../../api/wire.gen.ts';
import { renderAdmin } from '../../test/renderAdmin.tsx';
import { useDesk } from './useDesk.ts';

const nothing = { files: 0, notes: 0, mails: 0 };
const enquiry: Enquiry = {
  id: 'e1',
  created_at: '',
  name: '',
  email: '',
  phone: '',
  phone_e164: '',
  message: '',
  state: 'new',
  do_not_contact: false,
  may_contact: false,
  studio_mail: 'none',
  call_due: '',
  project_slug: null,
  project_title: null,
  shortlist_count: 0,
  source: '',
  first_contact_at: null,
  first_contact_by: null,
  first_contact_how: null,
  owner: null,
  next_step: null,
  next_step_at: null,
  budget: null,
  kind: null,
  only_advice: false,
  page: null,
  spam_score: 0,
  released_at: null,
  landing_page: null,
  referrer_host: null,
  campaign: null,
  post_slug: null,
  post_title: null,
  shortlist: [],
  consent_text: '',
  consent_version: '',
  spam_reason: null,
  spam_signals: [],
  spam_threshold: 0,
  taught_as: null,
  consent_version_sent: null,
  consent_hash: null,
  consent_language: null,
  consent_address: null,
  offers_consent: null,
  offers_text: null,
  withdrawal: null,
  do_not_contact_mark: null,
  studio_mail_sent_at: null,
  studio_mail_attempts: 0,
  studio_mail_error: null,
  acknowledgement: 'none',
  acknowledgement_sent_at: null,
  acknowledgement_attempts: 0,
  acknowledgement_error: null,
  mail_attempts: 0,
  mail_last_error: null,
  outcome: null,
  call_again_at: null,
  size_square_feet: null,
  value_rupees: null,
  events: [],
  files: [],
  notes: [],
  others: [],
  meant: { both: 0, email: 0, phone: 0, either: 0 },
  goes: { both: nothing, email: nothing },
};

const answers: ((response: Response) => void)[] = [];
const sent: unknown[] = [];
const show = vi.fn<(pane: ReturnType<typeof usePane>) => void>();
const choose = (state: string) =>
  act(async () => show.mock.lastCall?.[0].save(['state'], 'The state is changed.', { state }));
const answer = (state: Enquiry['state']) =>
  act(async () => answers.shift()?.(Response.json({ data: { ...enquiry, state } })));
let root: Root;

function usePane() {
  const [shown, setShown] = useState(enquiry);
  return { ...useDesk(shown, setShown), setShown };
}

function Pane() {
  show(usePane());
  return null;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', (_address: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return new Promise((resolve) => answers.push(resolve));
  });
  root = renderAdmin(<Pane />);
});
afterEach(() => {
  act(() => root.unmount());
  answers.length = 0;
  sent.length = 0;
  vi.unstubAllGlobals();
});

test('a choice that goes back to the first, while another is sent, is sent too', async () => {
  await choose('called');
  await choose('new');
  await answer('called');
  expect(sent).toEqual([
    { state: 'called', from: 'new' },
    { state: 'new', from: 'called' },
  ]);
});

test('a choice that waited changes what the one before it has left', async () => {
  await choose('called');
  await choose('quoted');
  await answer('called');
  expect(sent[1]).toEqual({ state: 'quoted', from: 'called' });
});

test('a choice that waited for one that was refused changes what staff saw', async () => {
  await choose('called');
  await choose('quoted');
  await act(async () => answers.shift()?.(Response.json({}, { status: 409 })));
  expect(sent[1]).toEqual({ state: 'quoted', from: 'new' });
});

test('a choice that waited for nothing changes what is shown', async () => {
  await choose('called');
  await answer('called');
  act(() => show.mock.lastCall?.[0].setShown({ ...enquiry, state: 'won' }));
  await choose('lost');
  expect(sent[1]).toEqual({ state: 'lost', from: 'won' });
});
