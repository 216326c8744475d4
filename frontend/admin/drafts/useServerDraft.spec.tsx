// @vitest-environment jsdom
import { act } from 'react';
import { type Root, createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyDraft } from '../draft/postDraft.ts';
import { postDraftKind } from '../draft/postDraftKind.ts';
import { useSession } from '../session/useSession.ts';
import { tokenOf } from '../test/tokenOf.ts';
import { useServerDraft } from './useServerDraft.ts';

const AFTER_MS = 5000;
const typed =
  '<p>Oak</p><figure><img src="/x.webp"></figure><figure data-beside="true"><img src="/y.webp"></figure>';
const draft = { ...emptyDraft('2026-11-23'), description: typed };
const edited = { id: '7', basedOn: 3, form: 'form', restoredFrom: undefined };
const send = vi.fn<(body: string) => Promise<Response>>();
let root: Root;

function Form() {
  const pictures = { feature_image: new File(['oak'], 'oak.jpg') };
  useServerDraft(postDraftKind, edited, { draft, pictures, unsent: [], isChanged: true });
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
  useSession.getState().begin({ token: tokenOf('asha'), expiresAt: Date.now() + 60_000 });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', (_address: string, { body }: { body: string }) => send(body));
  send.mockRejectedValue(new TypeError('The network failed.'));
  root = createRoot(document.createElement('div'));
  act(() => root.render(<Form />));
});
afterEach(() => {
  act(() => root.unmount());
  send.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  useSession.getState().end({ hasLeft: false });
});

test('a draft of a blog has its pictures beside each other as a save has them', async () => {
  await act(() => vi.advanceTimersByTimeAsync(AFTER_MS));
  const description =
    '<p>Oak</p><figure><figure><img src="/x.webp"></figure><figure><img src="/y.webp"></figure></figure>';
  expect(send).toHaveBeenCalledWith(expect.stringContaining(JSON.stringify(description)));
});

test('a draft names the pictures that were chosen, which other devices do not have', async () => {
  await act(() => vi.advanceTimersByTimeAsync(AFTER_MS));
  expect(send).toHaveBeenCalledWith(expect.stringContaining('"written_files":"oak.jpg"'));
});

test('a draft whose answer was lost is sent again as it was', async () => {
  await act(() => vi.advanceTimersByTimeAsync(2 * AFTER_MS));
  expect(send).toHaveBeenCalledTimes(2);
  expect(send.mock.calls[1]).toEqual(send.mock.calls[0]);
});

test('a draft is not sent as somebody else who has signed in', async () => {
  useSession.setState({ session: { token: tokenOf('ravi'), expiresAt: Date.now() + 60_000 } });
  await act(() => vi.advanceTimersByTimeAsync(2 * AFTER_MS));
  expect(send).not.toHaveBeenCalled();
});
