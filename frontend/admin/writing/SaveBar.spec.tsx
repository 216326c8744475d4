// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { SaveBar } from './SaveBar.tsx';

let tidy = () => {};
afterEach(() => {
  tidy();
  vi.unstubAllGlobals();
});

test('while it saves, no button loses the focus, and none can be pressed without a word', () => {
  // This document has no measures.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  const box = document.createElement('div');
  document.body.append(box);
  const root = createRoot(box);
  tidy = () => {
    flushSync(() => root.unmount());
    box.remove();
  };
  const press = vi.fn<() => void>();
  const whenOff = vi.fn<() => void>();
  const bar = { title: 'Edit Blog', back: '/', backLabel: 'Back', isSaving: true, isBusy: true };
  const state = { status: undefined, isUnsaved: true, kept: { copy: {}, server: {} } };
  const publishing = { isOnSite: true, isCheckOpen: false, onCheck: press, onSave: press, whenOff };
  flushSync(() =>
    root.render(
      <MemoryRouter>
        <SaveBar {...bar} {...state} publishing={publishing} />
      </MemoryRouter>,
    ),
  );
  const buttons = [...box.querySelectorAll('button')];
  for (const button of buttons) button.click();
  expect(buttons.map(({ textContent, disabled }) => [textContent, disabled])).toEqual([
    ['Check', false],
    ['Saving...', false],
  ]);
  expect(press).not.toHaveBeenCalled();
  expect(whenOff).toHaveBeenCalledTimes(2);
});
