// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { AdminPage } from './AdminPage.tsx';
import { Loading } from './Loading.tsx';
import { focusHeading } from './focusHeading.ts';

test('the heading of a screen that is loading passes the focus on to the one that follows it', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const main = document.body.appendChild(document.createElement('main'));
  const root = createRoot(main);
  onTestFinished(() => {
    act(() => root.unmount());
    main.remove();
    vi.unstubAllGlobals();
  });
  act(() => root.render(<Loading title="Studio" />));
  focusHeading();
  expect(document.activeElement).toBe(main.querySelector('h1'));
  await act(async () =>
    root.render(
      <AdminPage title="Studio">
        <p>All of it.</p>
      </AdminPage>,
    ),
  );
  expect(document.activeElement?.textContent).toBe('Studio');
});
