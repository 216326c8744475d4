// @vitest-environment jsdom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PasskeyOptions, SecondFactor } from '../../../api/wire.gen.ts';
import { admin } from '../../../content/admin/admin.ts';
import { useSecondFactor } from '../factor/useSecondFactor.ts';
import { renderAdmin } from '../../test/renderAdmin.tsx';
import { useAddPasskey } from './useAddPasskey.ts';

vi.mock('@simplewebauthn/browser', async (original) => ({
  ...(await original<object>()),
  startRegistration: async () => ({ id: 'AAAA' }),
}));

const words = admin.account.passkeys;
const question: PasskeyOptions = {
  challenge_id: '3b241101-e2bb-4255-8caf-4136c566a962',
  options: {
    challenge: 'AAAA',
    rp: { name: 'localhost' },
    user: { id: 'AAAA', name: 'asha', displayName: 'Asha' },
    pubKeyCredParams: [],
  },
};
const show = vi.fn<(seen: ReturnType<typeof useAddPasskey>, shown: SecondFactor | undefined) => void>();
let passkeys: number;
let add: () => Response;
let root: Root;

async function answer(address: string, { method = 'GET' }: RequestInit) {
  if (address.endsWith('/options')) return Response.json(question);
  if (method === 'POST') return add();
  return Response.json({ app: null, recovery_codes_left: 10, passkeys, required: false, due_at: null });
}
const lost = (stored: number) => () => {
  passkeys = stored;
  throw new TypeError('The network failed.');
};

function Account() {
  show(useAddPasskey(), useSecondFactor().answer);
  return null;
}

const said = () => vi.mocked(toast.error).mock.calls.map(([sentence]) => sentence);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', answer);
  vi.spyOn(toast, 'error');
  vi.spyOn(toast, 'success');
  passkeys = 0;
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function addAnother() {
  await act(async () => show.mock.lastCall?.[0].begin('seven oak doors'));
  await vi.waitFor(() => expect(show.mock.lastCall?.[0].isBusy).toBe(false));
}

async function addOne() {
  root = renderAdmin(<Account />);
  await addAnother();
}

test('the first passkey that was added is shown, and its codes are missed, when the answer was lost', async () => {
  add = lost(1);
  await addOne();
  expect(said()).toEqual([words.codesLost]);
  expect(show.mock.lastCall?.[1]?.passkeys).toBe(1);
});

test('another passkey that was added is added, although the answer was lost', async () => {
  passkeys = 1;
  add = lost(2);
  await addOne();
  expect(said()).toEqual([]);
  expect(toast.success).toHaveBeenCalledWith(words.added);
});

test('a passkey that never arrived is not taken for added', async () => {
  add = lost(0);
  await addOne();
  expect(said()).toEqual([words.notAdded]);
});

test('a passkey that was refused is not taken for one that came meanwhile', async () => {
  const message = 'The passkey could not be added. Please try again.';
  add = () => {
    passkeys = 1;
    return Response.json({ message }, { status: 422 });
  };
  await addOne();
  expect(said()).toEqual([message]);
});

test('the codes of the first passkey stay there while another is added', async () => {
  const passkey = { id: 'p1', name: 'Laptop', created_at: '2026-11-23T09:00:00Z', last_used_at: null };
  add = () => Response.json({ data: passkey, recovery_codes: ['ABCD-ABCD'] });
  await addOne();
  add = () => Response.json({ data: passkey });
  await addAnother();
  expect(show.mock.lastCall?.[0].codes).toEqual(['ABCD-ABCD']);
});
