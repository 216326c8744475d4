// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StaffContext } from '../kit/useRole.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { someStaff } from '../test/someStaff.ts';
import { AskPassword } from './AskPassword.tsx';
import { PasswordSection } from './PasswordSection.tsx';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const Asking = () => <AskPassword title="Go on" onPassword={async () => {}} onClose={() => {}} />;

test.each([
  ['asks for it', Asking],
  ['changes it', PasswordSection],
])('a form that %s tells password managers whose password it is', (_what, Form) => {
  const root = renderAdmin(
    <StaffContext value={someStaff}>
      <Form />
    </StaffContext>,
    document.body.appendChild(document.createElement('div')),
  );
  const account = document.querySelector<HTMLInputElement>('form [autocomplete="username"]');
  expect(account?.value).toBe(someStaff.email);
  act(() => root.unmount());
});
