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

const Rail = () => String(useIsNearSubmit());
