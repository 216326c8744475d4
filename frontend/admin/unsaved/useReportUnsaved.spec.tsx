// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useReportUnsaved } from './useReportUnsaved.ts';
import { useUnsaved } from './useUnsaved.ts';

function Reporter({ isUnsaved, isKept }: { isUnsaved: boolean; isKept: boolean }) {
  useReportUnsaved(isUnsaved, isKept);
  return null;
}

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

test('a screen is unsaved as long as any part of it is, and kept only where all of them are', () => {
  const root = createRoot(document.createElement('div'));
  const show = (note: boolean, desk: boolean) =>
    act(() =>
      root.render(
        <>
          <Reporter isUnsaved={note} isKept={false} />
          <Reporter isUnsaved={desk} isKept />
        </>,
      ),
    );
  show(true, true);
  expect(useUnsaved.getState()).toMatchObject({ isUnsaved: true, isKept: false });
  show(true, false);
  expect(useUnsaved.getState()).toMatchObject({ isUnsaved: true, isKept: false });
  show(false, true);
  expect(useUnsaved.getState()).toMatchObject({ isUnsaved: true, isKept: true });
  act(() => root.unmount());
  expect(useUnsaved.getState().isUnsaved).toBe(false);
});
