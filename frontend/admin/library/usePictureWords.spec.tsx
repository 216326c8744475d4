// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePictureWords } from './usePictureWords.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';

const AFTER_MS = 800;
const picture = {
  id: 7,
  src: 'uploads/a.webp',
  origin: 'uploaded' as const,
  file_name: 'a.jpg',
  alt: '',
  is_decorative: false,
  focal_x: 50,
  focal_y: 50,
  width: 1,
  height: 1,
  bytes: 1,
  added_at: '',
  use_count: 0,
};
let fail = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const show = vi.fn<(words: ReturnType<typeof usePictureWords>) => void>();
const words = () => show.mock.lastCall?.[0];
function Fields({ alt = '' }) {
  show(usePictureWords({ ...picture, alt }, () => {}));
  return null;
}
const type = async (alt: string) => {
  act(() => words()?.change({ alt }));
  await act(() => vi.advanceTimersByTimeAsync(AFTER_MS));
};

test('words wait for those that are being sent, and take the place of those that fail', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', (_address: string, { body }: { body: string }) => {
    sent.push(body);
    if (sent.length > 1) return Promise.resolve(Response.json({ data: picture }));
    return new Promise((_resolve, reject) => {
      fail = () => reject(new TypeError('The network failed.'));
    });
  });
  const root = renderAdmin(<Fields />);
  await type('A kitchen');
  await type('A kitchen in teak');
  expect(sent).toHaveLength(1);
  await act(async () => fail());
  expect(sent.map((body) => JSON.parse(body).alt)).toEqual(['A kitchen', 'A kitchen in teak']);
  expect(words()?.isSaved).toBe(true);
  await act(async () => root.unmount());
  expect(sent).toHaveLength(2);
});

test('words that could not be saved stand there again, and are sent again, until they are', async () => {
  const send = vi.fn<(address: string, request: { body: string }) => Promise<Response>>();
  send.mockRejectedValue(new TypeError('The network failed.'));
  vi.stubGlobal('fetch', send);
  const first = renderAdmin(<Fields />);
  await type('A kitchen in teak');
  await act(async () => first.unmount());
  send.mockClear().mockImplementation(() => Promise.resolve(Response.json({ data: picture })));
  const again = renderAdmin(<Fields />);
  expect(words()?.fields.alt).toBe('A kitchen in teak');
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(words()?.isSaved).toBe(true);
  expect(send.mock.calls.map(([, { body }]) => JSON.parse(body).alt)).toEqual(['A kitchen in teak']);
  await act(async () => again.unmount());
  const last = renderAdmin(<Fields />);
  expect(words()?.fields.alt).toBe('');
  act(() => last.unmount());
});

test('words that could not be saved give way to what somebody else has written since, and stay beside it', async () => {
  const send = vi.fn<() => Promise<Response>>().mockRejectedValue(new TypeError('The network failed.'));
  vi.stubGlobal('fetch', send);
  const first = renderAdmin(<Fields />);
  await type('mine');
  await act(async () => first.unmount());
  send.mockClear();
  const again = renderAdmin(<Fields alt="theirs" />);
  expect(words()?.fields.alt).toBe('theirs');
  expect(words()?.left).toEqual(['mine']);
  expect(send).not.toHaveBeenCalled();
  send.mockImplementation(() => Promise.resolve(Response.json({ data: picture })));
  await type('mine');
  expect(words()?.left).toEqual([]);
  expect(localStorage).toHaveLength(0);
  await act(async () => again.unmount());
});

test('words stand there again over those that were saved before them without an answer', async () => {
  vi.stubGlobal('fetch', vi.fn<() => Promise<Response>>().mockRejectedValue(new TypeError('It failed.')));
  const first = renderAdmin(<Fields />);
  await type('A kitchen');
  await type('A kitchen in teak');
  await act(async () => first.unmount());
  const again = renderAdmin(<Fields alt="A kitchen" />);
  expect(words()?.fields.alt).toBe('A kitchen in teak');
  await act(async () => again.unmount());
});

/** A server that refuses what was read before somebody else's change. */
function storing(alt: string) {
  let stored = { ...picture, alt };
  const send = (_address: string, { body }: { body?: string | null }) => {
    const { from = {}, ...wanted } = JSON.parse(body ?? '{}');
    const isStale = 'alt' in from && from.alt !== stored.alt && wanted.alt !== stored.alt;
    if (isStale) return Promise.resolve(Response.json({ message: 'Changed.' }, { status: 409 }));
    stored = { ...stored, ...wanted };
    return Promise.resolve(Response.json({ data: { ...stored, added_by: null, used_in: [] } }));
  };
  vi.stubGlobal('fetch', send);
  return () => stored;
}

test.each([true, false])(
  'words that somebody else saved meanwhile are shown, and one’s own stay beside them, with room: %s',
  async (hasRoom) => {
    const stored = storing('theirs');
    if (!hasRoom)
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new Error('It is full.');
      });
    const root = renderAdmin(<Fields alt="before" />);
    await type('mine');
    expect(stored().alt).toBe('theirs');
    expect(words()).toMatchObject({ fields: { alt: 'theirs' }, left: ['mine'], isSaved: false });
    await type('mine');
    expect(stored().alt).toBe('mine');
    expect(words()).toMatchObject({ fields: { alt: 'mine' }, left: [], isSaved: true });
    await act(async () => root.unmount());
    vi.restoreAllMocks();
  },
);

test('words go over those that were saved before them without an answer, while the picture is open', async () => {
  vi.stubGlobal('fetch', vi.fn<() => Promise<Response>>().mockRejectedValue(new TypeError('It failed.')));
  const root = renderAdmin(<Fields />);
  await type('A kitchen');
  const stored = storing('A kitchen');
  await type('A kitchen in teak');
  expect(stored().alt).toBe('A kitchen in teak');
  expect(words()).toMatchObject({ fields: { alt: 'A kitchen in teak' }, left: [], isSaved: true });
  await act(async () => root.unmount());
});

test('words go over what was saved of them in one line', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (_address: string, { body }: { body: string }) => {
    const { alt, from } = JSON.parse(body);
    sent.push(from);
    return Promise.resolve(Response.json({ data: { ...picture, alt: alt.trim() } }));
  });
  const root = renderAdmin(<Fields />);
  await type('A kitchen ');
  await type('A kitchen in teak');
  expect(sent).toEqual([{ alt: '' }, { alt: 'A kitchen' }]);
  await act(async () => root.unmount());
});
