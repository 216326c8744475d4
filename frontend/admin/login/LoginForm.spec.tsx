// @vitest-environment jsdom
import { act } from 'react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { Toasts } from '../toasts/Toasts.tsx';
import { LoginForm } from './LoginForm.tsx';

beforeEach(() => {
  toast.remove();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async () => new Response(null, { status: 401 }));
  Object.assign(HTMLElement.prototype, { showPopover() {}, hidePopover() {} });
});
afterEach(() => {
  document.body.replaceChildren();
  toast.remove();
  vi.unstubAllGlobals();
});

const submit = () =>
  document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));

test('three quick tries that are refused leave one message', async () => {
  const form = (
    <>
      <LoginForm />
      <Toasts />
    </>
  );
  const root = renderAdmin(form, document.body.appendChild(document.createElement('div')));
  for (let count = 0; count < 3; count += 1) await act(async () => void submit());
  expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1);
  // Read out again at each try, it is no longer there while one is under way.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  await act(async () => void submit());
  expect(document.querySelectorAll('[role="alert"]')).toHaveLength(0);
  act(() => root.unmount());
});
