// @vitest-environment jsdom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/ApiError.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { type SaveKey, useSaveKey } from './useSaveKey.ts';

const show = vi.fn<(saveKey: SaveKey) => void>();
const now = () => show.mock.lastCall?.[0];
const fail = (failure: unknown) => {
  act(() => now()?.onSend());
  act(() => now()?.onFailed(failure));
};
let root: Root;

function Form() {
  show(useSaveKey(undefined));
  return null;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = renderAdmin(<Form />);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

test('the key is kept with the text from when it is sent', () => {
  expect(now()?.kept.saveKey).toBeUndefined();
  act(() => now()?.onSend());
  expect(now()?.kept.saveKey).toBe(now()?.attempt().idempotencyKey);
});

test('the key of a save that was refused is not kept, so that no other tab shares it', () => {
  fail(new ApiError(422, {}));
  expect(now()?.kept.saveKey).toBeUndefined();
});

test('the key of a save whose answer was lost is kept, also when a later one is refused', () => {
  fail(new TypeError('The network failed.'));
  fail(new ApiError(422, {}));
  expect(now()?.kept.saveKey).toBe(now()?.attempt().idempotencyKey);
});
