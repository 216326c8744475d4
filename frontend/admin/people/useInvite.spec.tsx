// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { InviteForm } from './InviteForm.tsx';
import { PEOPLE_KEY } from './usePeople.ts';

const load = vi.fn<() => Promise<null>>(() => Promise.resolve(null));

function People() {
  useQuery({ queryKey: PEOPLE_KEY, queryFn: load });
  return <InviteForm onLink={() => {}} />;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('The network failed.')));
});
afterEach(() => {
  document.body.replaceChildren();
  toast.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('an invitation whose answer is lost is looked for in the list, and not said to have failed', async () => {
  const failed = vi.spyOn(toast, 'error');
  const root = renderAdmin(<People />, document.body.appendChild(document.createElement('div')));
  load.mockClear();
  await act(async () => document.querySelector('form')?.requestSubmit());
  expect(failed).toHaveBeenCalledWith(expect.stringContaining('may be done all the same'));
  expect(load).toHaveBeenCalledOnce();
  act(() => root.unmount());
});
