// @vitest-environment jsdom
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { useUnsaved } from '../unsaved/useUnsaved.ts';
import { ProfileMenu } from './ProfileMenu.tsx';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  useUnsaved.setState({ isUnsaved: true });
});
afterEach(() => {
  useUnsaved.setState({ isUnsaved: false });
  vi.unstubAllGlobals();
});

test('the question before signing out gives the focus back to the menu, which is closed', () => {
  const opened = vi.fn<(focused: Element | null) => void>();
  const showModal = () => opened(document.activeElement);
  Object.assign(HTMLDialogElement.prototype, { showModal, close() {} });
  const place = document.body.appendChild(document.createElement('div'));
  const root = renderAdmin(
    <MemoryRouter>
      <ProfileMenu staff={undefined} />
    </MemoryRouter>,
    place,
  );
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const menu = place.querySelector('button');
  const logout = [...place.querySelectorAll('button')].at(-1);
  act(() => menu?.click());
  logout?.focus();
  act(() => logout?.click());
  expect(opened).toHaveBeenCalledWith(menu);
});
