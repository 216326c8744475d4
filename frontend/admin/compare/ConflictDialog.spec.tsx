// @vitest-environment jsdom
import { act } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyDraft } from '../draft/postDraft.ts';
import { postDraftKind } from '../draft/postDraftKind.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { useUnsaved } from '../unsaved/useUnsaved.ts';
import { ConflictDialog } from './ConflictDialog.tsx';

const mine = emptyDraft('2026-11-23');
const nothing = () => {};

function Address() {
  const { pathname } = useLocation();
  return <output>{pathname}</output>;
}

const takeTheirs = () =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Take theirs');

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });
  useUnsaved.setState({ isUnsaved: true });
});
afterEach(() => {
  useUnsaved.getState().leave();
  vi.unstubAllGlobals();
});

test('theirs is opened without a question where the form stands under another address', async () => {
  const place = document.createElement('div');
  const root = renderAdmin(
    <MemoryRouter initialEntries={['/add-blog']}>
      <ConflictDialog
        kind={postDraftKind}
        id="7"
        sentence="Somebody else has saved it."
        mine={mine}
        held={[]}
        read={() => Promise.resolve({ theirs: { draft: mine }, base: undefined })}
        onTakeTheirs={undefined}
        onKeepMine={nothing}
        onClose={nothing}
      />
      <Address />
    </MemoryRouter>,
    place,
  );
  await expect.poll(() => takeTheirs()?.disabled).toBe(false);
  act(() => takeTheirs()?.click());
  expect(place.querySelector('output')?.textContent).toBe('/edit-blog/7');
  expect(useUnsaved.getState().isUnsaved).toBe(false);
  act(() => root.unmount());
});
