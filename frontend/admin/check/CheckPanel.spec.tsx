// @vitest-environment jsdom
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Shortcuts } from '../kit/shortcuts/Shortcuts.tsx';
import { RoleContext } from '../kit/useRole.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { SaveBar } from '../writing/SaveBar.tsx';
import { CheckPanel } from './CheckPanel.tsx';
import { usePublishing } from './usePublishing.ts';

const publish = vi.fn<() => void>();
const bar = { title: 'Add Blog', back: '/', backLabel: 'Back', isSaving: false, isBusy: false };
const state = { status: undefined, isUnsaved: true, kept: { copy: {}, server: {} } };
const links = {
  answers: [],
  count: 0,
  hasFailed: false,
  isChecking: false,
  answeredAt: 0,
  retry: () => undefined,
};
const draft = { status: 'draft', publish_at: '' } as const;

function Form() {
  const form = { isOnSite: false, isBusy: false, draft, saved: draft, save: () => {}, publish };
  const { panel, publishing, button } = usePublishing(form);
  return (
    <MemoryRouter>
      <SaveBar {...bar} {...state} publishing={button} />
      {panel.isOpen && (
        <CheckPanel {...{ panel, publishing, links }} checked={{ findings: [], fine: [] }}>
          {null}
        </CheckPanel>
      )}
      <RoleContext value="editor">
        <Shortcuts />
      </RoleContext>
    </MemoryRouter>
  );
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // This document has no measures.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const press = () =>
  act(() => {
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true }),
    );
  });

test('the key for publishing opens the check, and once more publishes', () => {
  const place = document.createElement('div');
  document.body.append(place);
  const root = renderAdmin(<Form />, place);
  press();
  expect(publish).not.toHaveBeenCalled();
  press();
  expect(publish).toHaveBeenCalledOnce();
  act(() => root.unmount());
  place.remove();
});
