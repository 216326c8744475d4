// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { admin } from '../../content/admin/admin.ts';
import { useSession } from '../session/useSession.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { WhenSignedOut } from './WhenSignedOut.tsx';

const session = { token: 'another', expiresAt: Date.now() + 60_000 };
let place: HTMLDivElement;
let tidy = () => {};

function open() {
  place = document.createElement('div');
  const root = renderAdmin(<WhenSignedOut>The form.</WhenSignedOut>, place);
  tidy = () => act(() => root.unmount());
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
});
afterEach(() => {
  tidy();
  useSession.getState().end({ hasLeft: false });
  vi.unstubAllGlobals();
});

test('a link opens once whoever is signed in on this browser has signed out', async () => {
  useSession.getState().begin(session);
  open();
  expect(place.textContent).toContain(admin.signIn.signedInHere);
  expect(place.textContent).not.toContain('The form.');
  await act(async () => place.querySelector('button')?.click());
  expect(place.textContent).toContain('The form.');
});

test('a link stays open while it signs in', () => {
  useSession.setState({ session: null });
  open();
  act(() => useSession.getState().begin(session));
  expect(place.textContent).toContain('The form.');
});
