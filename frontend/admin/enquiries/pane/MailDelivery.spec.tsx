// @vitest-environment jsdom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { toast } from 'react-hot-toast/headless';
import { type MockInstance, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { admin } from '../../../content/admin/admin.ts';
import { enquiry } from '../../test/enquiry.ts';
import { renderAdmin } from '../../test/renderAdmin.tsx';
import { MailDelivery } from './MailDelivery.tsx';
import { useEnquiryById } from '../useEnquiryById.ts';

const sent = { ...enquiry, studio_mail: 'sent' as const, studio_mail_sent_at: enquiry.created_at };
const wish = { mail: 'studio', seen_sent_at: sent.studio_mail_sent_at };
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const place = document.createElement('div');
const asked: unknown[] = [];
let answers: (() => Promise<Response>)[] = [];
let said: MockInstance<typeof toast.error>;
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
    if (!body) return Response.json({ data: sent });
    asked.push(Object.fromEntries(body));
    return answers.shift()?.();
  });
  said = vi.spyOn(toast, 'error');
  asked.length = 0;
  root = renderAdmin(<Pane />, place);
  await settle();
});
afterEach(() => {
  act(() => root.unmount());
  said.mockRestore();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a wish whose answer was lost is sent once more, and the mail is shown on its way', async () => {
  answers = [lost, async () => Response.json({ data: { ...sent, studio_mail: 'waiting' } })];
  await resend();
  expect(asked).toEqual([wish, wish]);
  expect(place.textContent).toContain('To the studio: on its way');
});

test('a wish whose answer is lost twice fails as the line does, and what was seen goes along when it is pressed again', async () => {
  answers = [lost, lost];
  await resend();
  expect(said.mock.calls).toEqual([[admin.login.unreachable]]);
  answers = [lost, lost];
  await resend();
  expect(asked).toEqual([wish, wish, wish, wish]);
});

test('a wish that a busy server refused is not sent once more', async () => {
  answers = [async () => Response.json({ message: 'Busy.' }, { status: 503 })];
  await resend();
  expect(asked).toEqual([wish]);
  expect(said.mock.calls).toEqual([['Busy.']]);
});
