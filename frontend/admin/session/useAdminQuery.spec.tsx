// @vitest-environment jsdom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { toast } from 'react-hot-toast/headless';
import { MemoryRouter } from 'react-router-dom';
import { type MockInstance, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countNewEnquiries } from '../../api/adminEnquiries.ts';
import { AdminNav } from '../layout/AdminNav.tsx';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { tokenOf } from '../test/tokenOf.ts';
import { useAdminQuery } from './useAdminQuery.ts';
import { useSession } from './useSession.ts';

const place = document.createElement('div');
let status = 200;
let said: MockInstance<typeof toast.error>;
let root: Root;

function Form() {
  return useSession(({ session }) => session) && <textarea />;
}
function Count() {
  const { answer, reload } = useAdminQuery({
    key: ['count'],
    load: countNewEnquiries,
    failed: 'Nothing was counted.',
    follows: 'seen',
  });
  return <button onClick={reload}>{answer}</button>;
}
const settle = () => act(() => vi.advanceTimersByTimeAsync(10));
const minute = () => act(() => vi.advanceTimersByTimeAsync(60_010));
const show = async (part: React.ReactNode) => {
  root = renderAdmin(
    <MemoryRouter initialEntries={['/add-blog']}>
      {part}
      <Form />
    </MemoryRouter>,
    place,
  );
  await settle();
};
const press = async () => {
  act(() => place.querySelector('button')?.click());
  await settle();
};
const isWriting = () => place.querySelector('textarea') !== null;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async () => Response.json({ new: 1 }, { status }));
  said = vi.spyOn(toast, 'error');
  status = 200;
  useSession.getState().begin({ token: tokenOf('asha'), expiresAt: Date.now() + 3_600_000 });
});
afterEach(() => {
  act(() => root.unmount());
  useSession.getState().end({ hasLeft: false });
  said.mockRestore();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each([
  ['the count in the navigation', <AdminNav key="nav" />],
  ['what a screen loads', <Count key="count" />],
])('a session that is over when %s is loaded by itself does not take the form away', async (_what, part) => {
  await show(part);
  status = 401;
  await minute();
  expect(isWriting()).toBe(true);
});

test('the count in the navigation does not take the form away when it is first loaded either', async () => {
  status = 401;
  await show(<AdminNav />);
  expect(isWriting()).toBe(true);
});

test('a session that is over when somebody loads again is over for them', async () => {
  await show(<Count />);
  status = 401;
  await press();
  expect(isWriting()).toBe(false);
});

test('a load that fails from the start is told of once, not each minute', async () => {
  status = 502;
  await show(<Count />);
  for (let count = 0; count < 3; count += 1) await minute();
  expect(said).toHaveBeenCalledTimes(1);
});

test('a load that fails by itself and then for somebody who presses is told of to them too', async () => {
  await show(<Count />);
  status = 502;
  await minute();
  await minute();
  said.mockClear();
  await press();
  expect(said).toHaveBeenCalledTimes(1);
});

test('a load that fails again after one that went well is told of again', async () => {
  status = 502;
  await show(<Count />);
  status = 200;
  await minute();
  status = 502;
  await minute();
  expect(said).toHaveBeenCalledTimes(2);
});
