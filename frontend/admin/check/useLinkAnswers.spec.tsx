// @vitest-environment jsdom
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { useLinkAnswers } from './useLinkAnswers.ts';

const link = {
  address: 'https://studio.example/a',
  status: null,
  checked_at: null,
  suggestion: null,
  awaited: null,
};
let answer = (_state: string) => {};
const asked = () =>
  new Promise<Response>((resolve) => {
    answer = (state) => resolve(Response.json({ data: [{ ...link, state }] }));
  });

test('links are being checked also while those are tried again that could not be', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', asked);
  const show = vi.fn<(shown: ReturnType<typeof useLinkAnswers>) => void>();
  const Links = () => {
    show(useLinkAnswers([link.address]));
    return null;
  };
  const root = renderAdmin(<Links />);
  onTestFinished(() => {
    act(() => root.unmount());
    vi.unstubAllGlobals();
  });
  const shown = () => show.mock.lastCall?.[0];
  const until = (isChecking: boolean) => act(() => vi.waitUntil(() => shown()?.isChecking === isChecking));
  answer('unknown');
  await until(false);
  expect(shown()?.answers).toEqual([{ ...link, state: 'unknown' }]);
  act(() => shown()?.retry());
  await until(true);
  answer('ok');
  await until(false);
  expect(shown()?.answers).toEqual([{ ...link, state: 'ok' }]);
});
