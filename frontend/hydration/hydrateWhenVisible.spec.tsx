// @vitest-environment jsdom
import { act, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { FakeIntersectionObserver } from '../test/FakeIntersectionObserver.ts';
import { hydrateWhenVisible } from './hydrateWhenVisible.tsx';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
});
afterEach(() => vi.unstubAllGlobals());

test('a part is loaded when it came near, though it was far in the same moment', async () => {
  const { load, place } = renderPart();
  await act(async () => FakeIntersectionObserver.tell([{ isIntersecting: false }]));
  expect(load).not.toHaveBeenCalled();
  await act(async () => FakeIntersectionObserver.tell([{ isIntersecting: false }, { isIntersecting: true }]));
  expect(place.textContent).toBe('Here');
});

test('a part whose script could not be fetched comes when the line returns', async () => {
  const { load, place } = renderPart();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await act(async () => FakeIntersectionObserver.tell([{ isIntersecting: true }]));
  expect(place.textContent).toBe('');
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(place.textContent).toBe('Here');
});

function renderPart() {
  const load = vi.fn<() => Promise<ComponentType>>(() => Promise.resolve(() => 'Here'));
  const Part = hydrateWhenVisible(load);
  const place = document.createElement('div');
  const root = createRoot(place);
  act(() => root.render(<Part />));
  onTestFinished(() => root.unmount());
  return { load, place };
}
