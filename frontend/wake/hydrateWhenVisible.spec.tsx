// @vitest-environment jsdom
import { act, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeIntersectionObserver } from '../test/FakeIntersectionObserver.ts';
import { hydrateWhenVisible } from './hydrateWhenVisible.tsx';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
});
afterEach(() => vi.unstubAllGlobals());

test('a part is loaded when it came near, though it was far in the same moment', async () => {
  const load = vi.fn<() => Promise<ComponentType>>(() => Promise.resolve(() => 'Here'));
  const Part = hydrateWhenVisible(load);
  const place = document.createElement('div');
  const root = createRoot(place);
  act(() => root.render(<Part />));
  await act(async () => FakeIntersectionObserver.tell([{ isIntersecting: false }]));
  expect(load).not.toHaveBeenCalled();
  await act(async () => FakeIntersectionObserver.tell([{ isIntersecting: false }, { isIntersecting: true }]));
  expect(place.textContent).toBe('Here');
  act(() => root.unmount());
});
