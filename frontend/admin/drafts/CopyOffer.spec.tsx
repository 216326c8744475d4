// @vitest-environment jsdom
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { emptyDraft } from '../draft/postDraft.ts';
import { postDraftKind } from '../draft/postDraftKind.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { CopyOffer } from './CopyOffer.tsx';

vi.mock('../compare/Differences.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

const nothing = () => {};

test('what differs opens with a sentence where its script cannot be loaded, and the form stays', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });
  const start = emptyDraft('2026-11-28');
  const text = {
    key: 'k',
    draft: { ...start, heading: 'Small flats' },
    basedOn: undefined,
    savedAt: 0,
    restoredFrom: undefined,
    saveKey: undefined,
    files: [],
    copy: undefined,
    server: undefined,
  };
  const root = renderAdmin(
    <MemoryRouter>
      <CopyOffer
        kind={postDraftKind}
        text={text}
        editor={{ current: null }}
        start={start}
        onTake={nothing}
        onDrop={nothing}
      />
    </MemoryRouter>,
    document.body.appendChild(document.createElement('div')),
  );
  onTestFinished(() => {
    act(() => root.unmount());
    document.body.replaceChildren();
    vi.unstubAllGlobals();
  });
  const look = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'See what differs',
  );
  await act(async () => look?.click());
  await expect.poll(() => document.body.textContent).toContain('What differs could not be shown.');
});
