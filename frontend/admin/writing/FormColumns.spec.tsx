// @vitest-environment jsdom
import { act, useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FormColumns } from './FormColumns.tsx';

const field = () => document.querySelector('input');
const hadFocus = vi.fn<(element: Element | null) => void>();
let root: Root;

function Opened() {
  useLayoutEffect(() => hadFocus(document.activeElement), []);
  return null;
}

const show = (isInert: boolean, isRefused = false) =>
  act(() =>
    root.render(
      <FormColumns isInert={isInert} notices={isRefused && <Opened />} main={<input />} side={undefined} />,
    ),
  );

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  show(false);
  act(() => field()?.focus());
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  hadFocus.mockClear();
  vi.unstubAllGlobals();
});

test('after a save that is refused, the field has the focus again before a dialog opens', () => {
  show(true);
  // As a browser does with what becomes inert.
  act(() => field()?.blur());
  show(false, true);
  expect(hadFocus).toHaveBeenCalledWith(field());
});

test('a field that was left before the save does not get the focus', () => {
  act(() => field()?.blur());
  show(true);
  show(false);
  expect(document.activeElement).toBe(document.body);
});
