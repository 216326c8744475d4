// @vitest-environment jsdom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ListedSession } from '../../../api/wire.gen.ts';
import { admin } from '../../../content/admin/admin.ts';
import { renderAdmin } from '../../test/renderAdmin.tsx';
import { PasswordSection } from '../PasswordSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';

const words = admin.account.sessions;
const at = '2026-11-23T09:00:00Z';
const times = { first_used_at: at, last_used_at: at };
const other: ListedSession = {
  id: 's2',
  device: 'Firefox on Linux',
  place: 'another network',
  country: null,
  ...times,
  is_this: false,
  is_new_place: false,
};
const mine = { ...other, id: 's1', device: 'Chrome on Windows', is_this: true };
let listed: ListedSession[];
let change: () => Response;
let root: Root;

const shown = () => document.body.textContent;
const press = (text: string) =>
  act(async () => [...document.querySelectorAll('button')].find((one) => one.textContent === text)?.click());
const send = async (form: string) => {
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  await act(async () => document.querySelector(form)?.dispatchEvent(submit));
};

async function open() {
  const sections = (
    <>
      <PasswordSection />
      <SessionsSection />
    </>
  );
  root = renderAdmin(sections, document.body.appendChild(document.createElement('div')));
  await vi.waitFor(() => expect(shown()).toContain(other.device));
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async (_address: string, { method = 'GET' }: RequestInit) =>
    method === 'GET' ? Response.json({ data: listed }) : change(),
  );
  Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });
  listed = [mine, other];
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test('the sessions that a new password has ended are not shown any more', async () => {
  change = () => {
    listed = [mine];
    return Response.json({ status: true, message: 'The password is changed.' });
  };
  await open();
  await send('form');
  expect(shown()).not.toContain(other.device);
});

test('a session that had ended already is not shown once that is said', async () => {
  change = () => {
    listed = [mine];
    return Response.json({ message: 'This session has ended already.' }, { status: 404 });
  };
  await open();
  await press(words.end);
  await send('dialog form');
  expect(shown()).toContain('This session has ended already.');
  expect(document.querySelectorAll('li')).toHaveLength(1);
});
