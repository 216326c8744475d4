// @vitest-environment jsdom
import { act } from 'react';
import { toast } from 'react-hot-toast/headless';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { admin } from '../../../content/admin/admin.ts';
import { enquiry } from '../../test/enquiry.ts';
import { renderAdmin } from '../../test/renderAdmin.tsx';
import { deskCopies } from '../desk/deskCopies.ts';
import { ErasePerson } from './ErasePerson.tsx';

const { erase, eraseYes } = admin.enquiries;
const draft = { values: { email: 'asha@exmaple.com' }, seen: {}, tried: [] };
const keep = (account: string, of: string) =>
  deskCopies.save(localStorage, of, { account, enquiry: of, draft, savedAt: Date.now() });
const kept = () => Object.keys(localStorage).toSorted();
const { name, created_at, state } = enquiry;
const other = { id: 'e2', name, created_at, state, same_email: true, same_phone: true };
const erased = { status: true, message: 'The person is erased.', erased: 2 };
const onErased = vi.fn<() => void>();
const gone = () => Response.json({ message: 'Enquiry not found.' }, { status: 404 });
const press = (text: string) =>
  [...document.querySelectorAll('button')].findLast(({ textContent }) => textContent === text)?.click();

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async () => Response.json(erased));
  // This document has no dialogs that open.
  Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });
});
afterEach(() => {
  localStorage.clear();
  onErased.mockClear();
  vi.unstubAllGlobals();
});

const erasing = async () => {
  keep('asha', 'e1');
  keep('bela', 'e2');
  keep('asha', 'e3');
  const person = { ...enquiry, others: [other] };
  const root = renderAdmin(
    <MemoryRouter>
      <ErasePerson enquiry={person} back="/enquiries" onErased={onErased} />
    </MemoryRouter>,
    document.body.appendChild(document.createElement('div')),
  );
  onTestFinished(() => root.unmount());
  act(() => press(erase));
  await act(async () => press(eraseYes));
};
/** The call to erase fails, and the enquiry is read after it. */
const loseAnswer = (failure: () => Promise<Response>, read: () => Response) =>
  vi.stubGlobal('fetch', async (_address: string, { method }: RequestInit) =>
    method === 'POST' ? failure() : read(),
  );

test('what anybody left at the desk of an erased person goes, and nothing of somebody else', async () => {
  await erasing();
  await vi.waitFor(() => expect(onErased).toHaveBeenCalled());
  expect(kept()).toEqual(['deskCopy:e3']);
});

test.each([
  ['never came', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['was that of a proxy', async () => new Response('Bad gateway', { status: 502 })],
])('a person who is gone is erased, although the answer %s', async (_which, failure) => {
  loseAnswer(failure, gone);
  await erasing();
  await vi.waitFor(() => expect(onErased).toHaveBeenCalled());
  expect(kept()).toEqual(['deskCopy:e3']);
});

test('a person who is still there is not erased', async () => {
  loseAnswer(
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => Response.json({ data: enquiry }),
  );
  await erasing();
  await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  expect(onErased).not.toHaveBeenCalled();
  expect(kept()).toContain('deskCopy:e1');
});

test('what a colleague erased by a narrower choice stands for nothing else that was to go', async () => {
  const said = vi.spyOn(toast, 'error');
  onTestFinished(() => said.mockRestore());
  loseAnswer(async () => gone(), gone);
  await erasing();
  await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  expect(said.mock.calls).toEqual([['Enquiry not found.']]);
  expect(kept()).toEqual(['deskCopy:e1', 'deskCopy:e2', 'deskCopy:e3']);
});
