// @vitest-environment jsdom
import { act } from 'react';
import { toast } from 'react-hot-toast/headless';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { admin } from '../../content/admin/admin.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { PasswordSection } from './PasswordSection.tsx';

const words = admin.account.password;
let answer: () => Promise<Response>;
let root: Root;

async function change() {
  const place = document.createElement('div');
  root = renderAdmin(<PasswordSection />, place);
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  await act(async () => place.querySelector('form')?.dispatchEvent(submit));
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', () => answer());
  vi.spyOn(toast, 'error');
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  [
    'may be another one when the answer was lost',
    () => Promise.reject(new TypeError('The network failed.')),
    words.lost,
  ],
  [
    'is as it was when the server was busy',
    async () => Response.json({ message: 'Please try again in a moment.' }, { status: 503 }),
    'Please try again in a moment.',
  ],
  ['is as it was when that was refused', async () => new Response(null, { status: 429 }), words.failed],
])('a password %s', async (_what, given, sentence) => {
  answer = given;
  await change();
  expect(toast.error).toHaveBeenCalledWith(sentence);
});
