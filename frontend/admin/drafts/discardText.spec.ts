// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readCopies, saveCopy } from '../copies/localCopy.ts';
import { type PostDraft, emptyDraft } from '../draft/postDraft.ts';
import { postDraftKind } from '../draft/postDraftKind.ts';
import type { KeptText } from './keptTexts.ts';
import { discardText } from './discardText.ts';

const draft = { ...emptyDraft('2026-11-20'), heading: 'Oak' };
const read = { basedOn: 3, savedAt: Date.now(), draft };
const copy = { ...read, id: '7', form: 'form', files: [] };
const server = {
  ...read,
  place: { draft: 'a', revision: 4 },
  device: 'phone',
  writtenBy: null,
  mark: undefined,
};
const text: KeptText<PostDraft> = {
  ...read,
  key: 'form',
  restoredFrom: undefined,
  saveKey: undefined,
  files: [],
  copy,
  server,
};
const onPutBack = vi.fn<(text: KeptText<PostDraft>) => void>();
const kept = () => readCopies(localStorage, postDraftKind, Date.now());
let cut = () => {};

function failToOpen() {
  const request: { onerror?: () => void } = {};
  queueMicrotask(() => request.onerror?.());
  return request;
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', { open: failToOpen });
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((_answer, reject) => {
        cut = () => reject(new TypeError('Failed to fetch'));
      }),
  );
  saveCopy(localStorage, postDraftKind, copy);
});
afterEach(() => {
  localStorage.clear();
  onPutBack.mockClear();
  vi.unstubAllGlobals();
});

test('what could not be thrown away because the network failed is kept on the device again', async () => {
  const done = discardText(postDraftKind, '7', { text, onPutBack });
  expect(kept()).toEqual([]);
  cut();
  await done;
  expect(onPutBack).toHaveBeenCalledWith(text);
  expect(kept()).toMatchObject([{ form: 'form', draft: { heading: 'Oak' } }]);
});

test.each(['beforeunload', 'pagehide'])(
  'what is thrown away as the page closes (%s) does not come back',
  async (event) => {
    const done = discardText(postDraftKind, '7', { text, onPutBack });
    dispatchEvent(new Event(event));
    cut();
    await done;
    expect(kept()).toEqual([]);
  },
);
