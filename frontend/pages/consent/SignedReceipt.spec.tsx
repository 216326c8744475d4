// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SignedReceipt } from './SignedReceipt.tsx';

const sent = {
  number: 'R-1',
  words: 'We may contact you about this enquiry.',
  offers: null,
  channels: ['Phone'],
  version: '1',
  given_at: '2026-11-21T09:01:00Z',
  given: '21 November 2026',
  page: null,
  pictures: 0,
  withdrawn_at: '2026-11-22T09:01:00Z',
  withdrawn: '22 November 2026',
  given_again: null,
  call_due: null,
  call_cancelled: false,
};

let tidy = () => {};
function show(changes = {}): void {
  const box = document.createElement('div');
  document.body.append(box);
  const root = createRoot(box);
  const props = { token: 'abc', sent, isAsked: false, failedBefore: undefined, ...changes };
  flushSync(() => root.render(<SignedReceipt {...props} />));
  tidy = () => {
    flushSync(() => root.unmount());
    box.remove();
  };
}
beforeEach(() => show());
afterEach(() => {
  tidy();
  vi.unstubAllGlobals();
});

function press(name: string): void {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  button?.focus();
  button?.click();
}

async function giveAgain(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', answer);
  press('Give consent again');
  await expect.poll(() => document.querySelector('[role="alert"]')).not.toBeNull();
  return document.querySelector('[role="alert"]');
}

test.each([
  ['is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is a failure', () => Promise.resolve(Response.json({}, { status: 503 }))],
  ['is of another page', () => Promise.resolve(new Response('<p>Please sign in.</p>'))],
])('where the answer %s the page does not say that nothing was changed', async (_, answer) => {
  const said = await giveAgain(answer);
  expect(said?.textContent).toContain('We do not know whether this arrived.');
  expect(said?.querySelector('a')?.getAttribute('href')).toBe('/consent?receipt=abc');
});

test('what was refused has changed nothing', async () => {
  const said = await giveAgain(() => Promise.resolve(Response.json({}, { status: 404 })));
  expect(said?.textContent).toContain('nothing was changed');
});

test('the focus goes to what is said of a press that failed, as without script before', async () => {
  tidy();
  show({ failedBefore: 'refused' });
  expect(document.activeElement).toBe(document.body);
  await giveAgain(() => Promise.resolve(Response.json({}, { status: 404 })));
  await expect
    .poll(() => document.activeElement?.querySelector(':scope > [role="alert"]'))
    .toBeInstanceOf(Element);
});

test('consent that was given again is read out where the focus goes', async () => {
  const receipt = { ...sent, withdrawn_at: null, withdrawn: null, given_again: '27 November 2026' };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: receipt })));
  press('Give consent again');
  await expect.poll(() => document.activeElement?.textContent).toBe('Given again on 27 November 2026.');
});

test('a call that was cancelled is said to stay so once consent is given again', async () => {
  tidy();
  const cancelled = { ...sent, call_cancelled: true };
  show({ sent: cancelled });
  const stays = 'The call you asked for stays cancelled. To be rung all the same';
  expect(document.body.textContent).not.toContain(stays);
  const given = { ...cancelled, withdrawn_at: null, withdrawn: null, given_again: '23 November 2026' };
  vi.stubGlobal('fetch', async () => Response.json({ data: given }));
  press('Give consent again');
  await expect.poll(() => document.body.textContent).toContain(stays);
});

test('the focus goes to what was done after a second press too', async () => {
  tidy();
  const withdrawn = { ...sent, call_due: 'Monday, 10:30' };
  const answers = [withdrawn, { ...sent, call_cancelled: true }].values();
  vi.stubGlobal('fetch', async () => Response.json({ data: answers.next().value }));
  show({ sent: { ...withdrawn, withdrawn_at: null, withdrawn: null }, isAsked: true });
  press('Withdraw');
  await vi.waitFor(expectFocusOnDone, 10_000);
  press('Do not ring me either');
  await expect.poll(() => document.body.textContent).toContain('We will not ring you either.');
  await vi.waitFor(expectFocusOnDone, 10_000);
});

function expectFocusOnDone(): void {
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.textContent).toMatch(/^Withdrawn/);
}
