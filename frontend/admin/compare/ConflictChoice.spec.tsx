// @vitest-environment jsdom
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { emptyDraft } from '../draft/postDraft.ts';
import { postDraftKind } from '../draft/postDraftKind.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';

const file = vi.hoisted(() => {
  const gate = { open: () => {}, opened: Promise.resolve() };
  gate.opened = new Promise((resolve) => (gate.open = resolve));
  return gate;
});
vi.mock('./Differences.tsx', async () => {
  await file.opened;
  return { Differences: () => <p>What differs</p> };
});

const disabled = () => [...document.querySelectorAll('button:disabled')].map((button) => button.textContent);

test('nobody chooses between two versions before what differs is shown', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });
  const mine = emptyDraft('2026-11-27');
  const differences = vi.fn<typeof postDraftKind.differences>(postDraftKind.differences);
  const acts = { onTakeTheirs: () => {}, onKeepMine: () => {}, onClose: () => {} };
  const root = renderAdmin(
    <MemoryRouter>
      <ConflictDialog
        kind={{ ...postDraftKind, differences }}
        id="7"
        sentence="Sana saved this blog."
        mine={mine}
        held={[]}
        read={() => Promise.resolve({ theirs: { draft: { ...mine, heading: 'Theirs' } }, base: undefined })}
        {...acts}
      />
    </MemoryRouter>,
  );
  onTestFinished(() => {
    act(() => root.unmount());
    vi.unstubAllGlobals();
  });
  await expect.poll(() => differences).toHaveBeenCalled();
  expect(disabled()).toEqual(['Take theirs', 'Save mine over it']);
  await act(async () => file.open());
  await expect.poll(() => document.body.textContent).toContain('What differs');
  expect(disabled()).toEqual([]);
});
