// @vitest-environment jsdom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Passkey } from '../../../api/wire.gen.ts';
import { admin } from '../../../content/admin/admin.ts';
import { renderAdmin } from '../../test/renderAdmin.tsx';
import { PasskeysSection } from './PasskeysSection.tsx';

const words = admin.account.passkeys;
const laptop: Passkey = {
  id: 'p1',
  name: 'This laptop',
  created_at: '2026-11-23T09:00:00Z',
  last_used_at: null,
};
let listed: Passkey[];
let factor: Promise<void>;
let answerFactor: () => void;
let before: Element | null;
let root: Root;

const focused = () => document.activeElement;
const press = (label: string) => {
  const isIt = (one: Element) => one.getAttribute('aria-label') === label || one.textContent === label;
  const button = [...document.querySelectorAll('button')].findLast(isIt);
  button?.focus();
  return act(async () => button?.click());
};
const send = async (form: string) => {
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  await act(async () => document.querySelector(form)?.dispatchEvent(submit));
};

async function open() {
  root = renderAdmin(<PasskeysSection />, document.body.appendChild(document.createElement('div')));
  await vi.waitFor(() => expect(document.body.textContent).toContain(laptop.name));
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('PublicKeyCredential', function () {});
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit) => {
    if (address.includes('second-factor')) {
      await factor;
      return Response.json({ app: null, recovery_codes_left: 0, passkeys: 1, required: false, due_at: null });
    }
    if (method === 'GET') return Response.json({ data: listed });
    if (method === 'DELETE') listed = [];
    return new Response(null, { status: 204 });
  });
  // As browsers do: the focus comes back from a dialog.
  Object.assign(HTMLDialogElement.prototype, {
    showModal: () => (before = document.activeElement),
    close: () => before instanceof HTMLElement && before.focus(),
  });
  listed = [laptop];
  factor = Promise.resolve();
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test.each([
  ['given up', () => press(words.cancel)],
  ['saved', () => press(words.save)],
])('the focus on a new name that is %s goes back to the button for it', async (_what, leave) => {
  await open();
  await press(words.renameOf(laptop.name));
  await leave();
  expect(document.querySelector('form')).toBeNull();
  expect(focused()?.getAttribute('aria-label')).toBe(words.renameOf(laptop.name));
});

test('the focus on a passkey that is removed goes to the heading of its section', async () => {
  await open();
  await press(words.removeOf(laptop.name));
  await send('dialog form');
  await vi.waitFor(() => expect(document.body.textContent).toContain(words.none));
  expect(focused()?.textContent).toBe(words.title);
});

test('the button for another passkey comes when nothing above it moves it any more', async () => {
  factor = new Promise((resolve) => (answerFactor = resolve));
  await open();
  expect(document.body.textContent).not.toContain(words.add);
  await act(async () => answerFactor());
  await vi.waitFor(() => expect(document.body.textContent).toContain(words.add));
});
