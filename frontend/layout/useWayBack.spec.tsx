// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeAddress, useWayBack } from './useWayBack.ts';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.documentElement.dataset['hydrated'] = '';
});
afterEach(() => {
  delete document.documentElement.dataset['hydrated'];
  vi.unstubAllGlobals();
});

test('the way back is followed to another list, and not to another part of the same one', async () => {
  const follow = vi.fn<() => void>();
  const root = createRoot(document.createElement('div'));
  const List = () => {
    useWayBack(follow);
    return null;
  };
  act(() => root.render(<List />));
  changeAddress('?type=home');
  location.hash = '#main';
  await popped();
  expect(follow).not.toHaveBeenCalled();
  history.go(-2);
  await popped();
  expect(follow).toHaveBeenCalledOnce();
  act(() => root.unmount());
});

const popped = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
