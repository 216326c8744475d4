// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { UnsentFile } from '../pictures/UnsentFile.ts';
import { useSession } from '../session/useSession.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { tokenOf } from '../test/tokenOf.ts';
import { useLeftFiles } from './useLeftFiles.ts';

const stored = new Map<string, unknown>();
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  get: (key: string) => Promise.resolve(stored.get(key)),
  set: (key: string, value: unknown) => Promise.resolve(stored.set(key, value)),
  entries: () => Promise.resolve([...stored]),
  delMany: (keys: string[]) => Promise.resolve(keys.forEach((key) => stored.delete(key))),
}));

const unsentFile = (name: string): UnsentFile => ({
  id: name,
  place: 'library',
  file: new File([name], name),
});
const show = vi.fn<(left: string[]) => void>();

function Screen({ unsent = [] }: { unsent?: UnsentFile[] }) {
  const { left } = useLeftFiles(unsent, () => {});
  show(left.map(({ file }) => file.name));
  return null;
}

async function open(sub: string, unsent?: UnsentFile[]) {
  useSession.getState().begin({ token: tokenOf(sub), expiresAt: Date.now() + 60_000 });
  const root = renderAdmin(<Screen {...(unsent && { unsent })} />);
  await act(async () => {});
  await act(async () => root.unmount());
  return show.mock.lastCall?.[0];
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  useSession.getState().end({ hasLeft: true });
  vi.unstubAllGlobals();
});

test('files that did not get sent are offered to whoever chose them, and to nobody else', async () => {
  stored.set('library old', { unsent: [unsentFile('old.png')] });
  await open('asha', [unsentFile('stair.png')]);
  await vi.waitFor(() => expect(stored.size).toBe(2));
  expect(await open('ravi')).toEqual(['old.png']);
  expect(await open('asha')).toEqual(['old.png', 'stair.png']);
});
