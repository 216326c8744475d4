// @vitest-environment jsdom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderAdmin } from '../../test/renderAdmin.tsx';
import { useFactorChanges } from './useFactorChanges.ts';

const refusal = { message: 'This took too long, or was begun anew elsewhere. Please begin again.' };
const secret = { secret: 'ABCD', uri: 'otpauth://totp/x', qr: { size: 1, path: 'M0 0' } };
const show = vi.fn<(changes: ReturnType<typeof useFactorChanges>) => void>();
const changes = () => show.mock.lastCall?.[0];
let since: string | undefined;
let answers: (() => Response)[];
let root: Root;

async function answer(address: string, { method = 'GET' }: RequestInit) {
  if (address.endsWith('/switch-on')) return answers.shift()?.() ?? Response.error();
  if (method === 'POST') return Response.json(secret);
  const app = since === undefined ? null : { since };
  return Response.json({ app, recovery_codes_left: 10, passkeys: 0, required: false, due_at: null });
}

const lost = (at: string | undefined) => () => {
  since = at;
  throw new TypeError('The network failed.');
};

function Account() {
  show(useFactorChanges());
  return null;
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', answer);
  since = '2026-11-01T09:00:00Z';
  root = renderAdmin(<Account />);
  act(() => changes()?.ask('move'));
  await act(async () => changes()?.question?.onPassword('seven oak doors'));
  act(() => changes()?.showCodes(['ABCD-ABCD']));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

test('an app that was switched on is on, although the answer was lost', async () => {
  answers = [lost('2026-11-23T09:00:00Z')];
  await act(async () => changes()?.switchOn());
  expect(changes()).toMatchObject({ isJustOn: true, step: undefined });
});

test('an app is not taken for switched on when nothing arrived', async () => {
  answers = [lost(since)];
  await act(async () => changes()?.switchOn());
  expect(changes()).toMatchObject({ isJustOn: false, step: { at: 'codes' } });
});

test('an app that must be begun again leaves its codes, and is not taken for one switched on elsewhere', async () => {
  since = '2026-11-23T09:00:00Z';
  answers = [() => Response.json(refusal, { status: 409 })];
  await act(async () => changes()?.switchOn());
  expect(changes()).toMatchObject({ isJustOn: false, step: undefined });
});
