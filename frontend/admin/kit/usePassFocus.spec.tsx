// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ModalDialog } from './dialogs/ModalDialog.tsx';
import { usePassFocus } from './usePassFocus.ts';

function Row({ isAsking }: { isAsking: boolean }) {
  return (
    <div ref={usePassFocus<HTMLDivElement>()}>
      <button type="button">Remove</button>
      {isAsking && (
        <ModalDialog title="Really?" onClose={() => {}}>
          <input data-first />
        </ModalDialog>
      )}
    </div>
  );
}
const list = (row?: { isAsking: boolean }) => (
  <section>
    <h2 tabIndex={-1}>Keys</h2>
    {row && <Row {...row} />}
  </section>
);

const place = document.createElement('div');
let before: Element | null;
let root: ReturnType<typeof createRoot>;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // As browsers do: the focus comes back from a dialog.
  Object.assign(HTMLDialogElement.prototype, {
    showModal: () => (before = document.activeElement),
    close: () => before instanceof HTMLElement && before.focus(),
  });
  document.body.append(place);
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test.each([
  ['goes after its dialog', [{ isAsking: true }, { isAsking: false }]],
  ['goes together with its dialog', [{ isAsking: true }]],
])('the focus of a row that %s goes to the heading above it', async (_when, steps) => {
  act(() => root.render(list({ isAsking: false })));
  place.querySelector('button')?.focus();
  for (const row of steps) act(() => root.render(list(row)));
  await act(async () => root.render(list()));
  expect(document.activeElement).toBe(place.querySelector('h2'));
});

test('a row that goes while the focus is elsewhere leaves it there', async () => {
  act(() => root.render(list({ isAsking: false })));
  await act(async () => root.render(list()));
  expect(document.activeElement).toBe(document.body);
});
