// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { renderAdmin } from '../../test/renderAdmin.tsx';
import { PasswordField } from './PasswordField.tsx';

test('the buttons of two passwords are told apart by what they show', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const box = document.createElement('div');
  const root = renderAdmin(
    <>
      <PasswordField id="present" label="Present password" autoComplete="current-password" />
      <PasswordField id="new" label="New password" autoComplete="new-password" />
    </>,
    box,
  );
  const buttons = [...box.querySelectorAll('button')];
  expect(buttons.map(({ ariaLabel }) => ariaLabel)).toEqual(['Show present password', 'Show new password']);
  act(() => buttons[1]?.click());
  expect([...box.querySelectorAll('input')].map(({ type }) => type)).toEqual(['password', 'text']);
  act(() => root.unmount());
  vi.unstubAllGlobals();
});
