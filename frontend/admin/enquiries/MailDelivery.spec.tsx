// @vitest-environment jsdom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enquiry } from '../test/enquiry.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { MailDelivery } from './MailDelivery.tsx';
import { useEnquiryById } from './useEnquiryById.ts';

const sent = { ...enquiry, studio_mail: 'sent' as const, studio_mail_sent_at: enquiry.created_at };
const place = document.createElement('div');
const asked: unknown[] = [];
let stored = { ...enquiry };
let isCut = false;
let root: Root;

function Pane() {
  const { enquiry: shown, ...acting } = useEnquiryById('e1', () => {});
  return shown && <MailDelivery enquiry={shown} {...acting} />;
}
const settle = () => act(() => vi.advanceTimersByTimeAsync(10));
const resend = async () => {
  act(() => place.querySelector('button')?.click());
  await settle();
};

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async (_address: string, { body }: { body?: FormData }) => {
    if (body) asked.push(Object.fromEntries(body));
    if (body || isCut) throw new TypeError('Failed to fetch');
    return Response.json({ data: stored });
  });
  stored = sent;
  isCut = false;
  asked.length = 0;
  root = renderAdmin(<Pane />, place);
  await settle();
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a mail that was sent again is shown on its way, although the answer was lost', async () => {
  stored = { ...sent, studio_mail: 'waiting', studio_mail_sent_at: null };
  await resend();
  expect(place.textContent).toContain('To the studio: on its way');
});

test('what was seen goes along, so that a second press sends nothing more', async () => {
  isCut = true;
  await resend();
  await resend();
  const wish = { mail: 'studio', seen_sent_at: sent.studio_mail_sent_at };
  expect(asked).toEqual([wish, wish]);
});
