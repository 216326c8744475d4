// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { SaveBar } from '../../writing/SaveBar.tsx';
import { type Role, RoleContext } from '../useRole.ts';
import { Shortcuts } from './Shortcuts.tsx';

const pressed: string[] = [];
const note = ({ target }: Event) => {
  if (target instanceof HTMLElement) pressed.push(target.textContent);
};
beforeAll(() => {
  // This document has no measures.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
let unmount = () => {};
afterEach(() => {
  unmount();
  document.body.replaceChildren();
  pressed.length = 0;
});

function show(isCheckOpen: boolean, role: Role | null = 'editor'): void {
  const box = document.createElement('div');
  document.body.append(box);
  box.addEventListener('click', note);
  const root = createRoot(box);
  unmount = () => flushSync(() => root.unmount());
  const bar = { title: 'Add Blog', back: '/', backLabel: 'Back', isSaving: false, isBusy: false };
  const state = { status: undefined, isUnsaved: true, kept: { copy: {}, server: {} } };
  const publishing = { isOnSite: false, isCheckOpen, onCheck: () => {}, onSave: () => {} };
  flushSync(() =>
    root.render(
      <MemoryRouter>
        <SaveBar {...bar} {...state} publishing={publishing} />
        {isCheckOpen && (
          <button type="button" data-shortcut="publish">
            Publish now
          </button>
        )}
        {role ? (
          <RoleContext value={role}>
            <Shortcuts />
          </RoleContext>
        ) : (
          <Shortcuts />
        )}
      </MemoryRouter>,
    ),
  );
}

const press = (key: string) =>
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true, cancelable: true }),
  );

test.each([
  [false, ['Save', 'Publish']],
  [true, ['Save', 'Publish now']],
])('the keys save and publish, whether the check is open: %s', (isCheckOpen, controls) => {
  show(isCheckOpen);
  press('s');
  press('Enter');
  expect(pressed).toEqual(controls);
});

test('beside an open dialog the key for saving does nothing, not even in the browser', () => {
  show(false);
  const dialog = document.createElement('dialog');
  dialog.open = true;
  document.body.append(dialog);
  const isLeftToBrowser = press('s');
  expect([isLeftToBrowser, pressed]).toEqual([false, []]);
});

test('the keys of those who write do nothing for somebody whose role is not known', () => {
  show(false, null);
  press('s');
  press('Enter');
  expect(pressed).toEqual([]);
});
