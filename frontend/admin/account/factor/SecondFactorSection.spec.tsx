// @vitest-environment jsdom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { admin } from '../../../content/admin/admin.ts';
import { renderAdmin } from '../../test/renderAdmin.tsx';
import { useUnsaved } from '../../unsaved/useUnsaved.ts';
import { SecondFactorSection } from './SecondFactorSection.tsx';

const words = admin.account.factor;
const state = { app: null, recovery_codes_left: 10, passkeys: 1, required: false, due_at: null };
let make: () => Response;
let root: Root;

const press = (text: string) => {
  const button = [...document.querySelectorAll('button')].find((one) => one.textContent === text);
  button?.focus();
  return act(async () => button?.click());
};
const send = () =>
  act(async () => document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true })));

async function open() {
  root = renderAdmin(<SecondFactorSection />, document.body.appendChild(document.createElement('div')));
  await vi.waitFor(() => expect(document.body.textContent).toContain(words.newCodes));
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async (_address: string, { method = 'GET' }: RequestInit) =>
    method === 'POST' ? make() : Response.json(state),
  );
  Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test('recovery codes whose answer was lost are said to be replaced perhaps', async () => {
  make = () => {
    throw new TypeError('The network failed.');
  };
  await open();
  await press(words.newCodes);
  await send();
  expect(document.body.textContent).toContain(words.newCodesLost);
});

test('leaving codes that nobody has said to have kept is asked about', async () => {
  make = () => Response.json({ recovery_codes: ['ABCD-ABCD'] });
  await open();
  await press(words.newCodes);
  await send();
  expect(useUnsaved.getState()).toMatchObject({ isUnsaved: true, isKept: false });
  await act(async () => document.querySelector<HTMLElement>('#codes-kept')?.click());
  await press(admin.account.codes.done);
  expect(useUnsaved.getState().isUnsaved).toBe(false);
});

test('the focus on codes that are put away goes to the heading of their section', async () => {
  make = () => Response.json({ recovery_codes: ['ABCD-ABCD'] });
  await open();
  await press(words.newCodes);
  await send();
  await act(async () => document.querySelector<HTMLElement>('#codes-kept')?.click());
  await press(admin.account.codes.done);
  expect(document.activeElement?.textContent).toBe(words.title);
});
