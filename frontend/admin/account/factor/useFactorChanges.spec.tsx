// @vitest-environment jsdom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderAdmin } from '../../test/renderAdmin.tsx';
import { useFactorChanges } from './useFactorChanges.ts';

const refusal = { message: 'This took too long, or was begun anew elsewhere. Please begin again.' };
const BEFORE = 'bf2a4c0e-5d1b-4a53-8f51-0a3d2b6c7e10';
const OURS = '0c1d7f7e-2a55-4d0e-9c3c-6f7f6b1f2a11';
const ELSEWHERE = '9e3b1c5a-7c0f-4b86-8a0d-3d4c5b6a7f12';
const show = vi.fn<(changes: ReturnType<typeof useFactorChanges>) => void>();
const changes = () => show.mock.lastCall?.[0];
const sent = vi.fn<(body: unknown) => void>();
let on: string;
let answers: (() => Response)[];
let root: Root;

async function answer(address: string, { method = 'GET', body }: RequestInit) {
  if (address.endsWith('/switch-on')) {
    sent(body);
    return answers.shift()?.() ?? Response.error();
  }
  if (method === 'POST')
    return Response.json({
      id: OURS,
      secret: 'ABCD',
      uri: 'otpauth://totp/x',
      qr: { size: 1, path: 'M0 0' },
    });
  const app = { id: on, since: '2026-11-23T09:00:00Z' };
  return Response.json({ app, recovery_codes_left: 10, passkeys: 0, required: false, due_at: null });
}

const lost = (isOn: string) => () => {
  on = isOn;
  throw new TypeError('The network failed.');
};

function Account() {
  show(useFactorChanges());
  return null;
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', answer);
  on = BEFORE;
  root = renderAdmin(<Account />);
  act(() => changes()?.ask('move'));
  await act(async () => changes()?.question?.onPassword('seven oak doors'));
  act(() => changes()?.showCodes(OURS, ['ABCD-ABCD']));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

test('the app is switched on of which the codes are shown', async () => {
  answers = [() => new Response(null, { status: 204 })];
  await act(async () => changes()?.switchOn(OURS));
  expect(sent).toHaveBeenLastCalledWith(JSON.stringify({ id: OURS }));
  expect(changes()).toMatchObject({ isJustOn: true, step: undefined });
});

test('an app that was switched on is on, although the answer was lost', async () => {
  answers = [lost(OURS)];
  await act(async () => changes()?.switchOn(OURS));
  expect(changes()).toMatchObject({ isJustOn: true, step: undefined });
});

test.each([
  ['nothing arrived', BEFORE],
  ['another one was switched on elsewhere', ELSEWHERE],
])('an app is not taken for switched on when its answer was lost and %s', async (_what, isOn) => {
  answers = [lost(isOn)];
  await act(async () => changes()?.switchOn(OURS));
  expect(changes()).toMatchObject({ isJustOn: false, step: { at: 'codes' } });
});

test('an app that must be begun again leaves its codes, and is not taken for one switched on elsewhere', async () => {
  on = ELSEWHERE;
  answers = [() => Response.json(refusal, { status: 409 })];
  await act(async () => changes()?.switchOn(OURS));
  expect(changes()).toMatchObject({ isJustOn: false, step: undefined });
});
