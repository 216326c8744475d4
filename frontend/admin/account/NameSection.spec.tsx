// @vitest-environment jsdom
import { act } from 'react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { NameSection } from './NameSection.tsx';

const refusal = 'Please enter your name.';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  document.body.replaceChildren();
  toast.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a name that is refused says why at its field, which gets the focus', async () => {
  const failed = vi.spyOn(toast, 'error');
  const answer = { message: refusal, messages: { name: refusal } };
  vi.stubGlobal('fetch', async () => Response.json(answer, { status: 422 }));
  const root = renderAdmin(
    <NameSection name="Asha" />,
    document.body.appendChild(document.createElement('div')),
  );
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  await act(async () => void document.querySelector('form')?.dispatchEvent(submit));
  const field = document.querySelector('input');
  expect(document.activeElement).toBe(field);
  expect(field?.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field?.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    refusal,
  );
  expect(failed).not.toHaveBeenCalled();
  act(() => root.unmount());
});
