// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { FakeIntersectionObserver } from '../test/FakeIntersectionObserver.ts';
import { useIsNearSubmit } from './useIsNearSubmit.ts';

test('of several sights that are told at once the last one counts', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
  onTestFinished(() => void vi.unstubAllGlobals());
  const place = document.createElement('div');
  const root = createRoot(place);
  act(() => root.render(<Rail />));
  act(() => FakeIntersectionObserver.tell([{ isIntersecting: false }, { isIntersecting: true }]));
  expect(place.textContent).toBe('true');
  act(() => root.unmount());
});

test('a button that appears later is looked for', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
  const observe = vi.spyOn(FakeIntersectionObserver.prototype, 'observe');
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => {
    act(() => root.unmount());
    document.body.replaceChildren();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  act(() => root.render(<Rail />));
  expect(observe).not.toHaveBeenCalled();
  document.body.innerHTML = '<main><form method="post"><button type="submit"></button></form></main>';
  await vi.waitFor(() => expect(observe).toHaveBeenCalledWith(document.querySelector('button')));
  document.body.append('more');
  await new Promise((done) => queueMicrotask(() => done(undefined)));
  expect(observe).toHaveBeenCalledOnce();
});

const Rail = () => String(useIsNearSubmit());
