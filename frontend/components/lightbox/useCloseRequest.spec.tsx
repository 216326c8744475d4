// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCloseRequest } from './useCloseRequest.ts';

const open = new Set<Watcher>();
const close = vi.fn<() => void>();
let root: Root;

class Watcher extends EventTarget {
  constructor() {
    super();
    open.add(this);
  }
  destroy() {
    open.delete(this);
  }
}

function Viewer() {
  useCloseRequest(close);
  return null;
}

const show = () => {
  root = createRoot(document.createElement('div'));
  act(() => root.render(<Viewer />));
};

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  open.clear();
  close.mockClear();
  vi.unstubAllGlobals();
});

test('the way back of a phone closes what is open', () => {
  vi.stubGlobal('CloseWatcher', Watcher);
  show();
  for (const watcher of open) watcher.dispatchEvent(new Event('close'));
  expect(close).toHaveBeenCalledOnce();
  act(() => root.unmount());
  expect(open.size).toBe(0);
});

test('what is open stays where a browser tells of no way back', () => {
  vi.stubGlobal('CloseWatcher', undefined);
  show();
  act(() => root.unmount());
  expect(close).not.toHaveBeenCalled();
});
