// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { toast } from 'react-hot-toast/headless';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { People } from '../../api/wire.gen.ts';
import type { Role } from '../kit/useRole.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { somePerson } from '../test/somePerson.ts';
import { Toasts } from '../toasts/Toasts.tsx';
import { PEOPLE_KEY } from './usePeople.ts';
import { usePeopleChanges } from './usePeopleChanges.ts';

const asha = somePerson;
const ravi = { ...asha, id: 'r1', email: 'ravi@example.com', name: 'Ravi' };
const refused = () => Response.json({ message: 'There must be an owner.' }, { status: 409 });
const lost = () => new Response(null, { status: 502 });
const done = () => new Response(null, { status: 204 });
const load = vi.fn<() => Promise<People>>(async () => ({ people: [], invitations: [] }));
const show = vi.fn<(changes: ReturnType<typeof usePeopleChanges>) => void>();
const changes = () => show.mock.lastCall?.[0];
const invitation = {
  id: 'i1',
  email: 'new@example.com',
  role: 'editor' as const,
  invited_by: ravi.email,
  created_at: '2026-11-20T09:00:00.000Z',
  expires_at: '2026-11-27T09:00:00.000Z',
  mail_failed: false,
};
let sent: { address: string; body: unknown; answer: (given: Response) => void }[];
let root: Root;

function Screen() {
  useQuery({ queryKey: PEOPLE_KEY, queryFn: load });
  show(usePeopleChanges([invitation]));
  return null;
}

const addresses = () => sent.map(({ address }) => address.replace('/api/admin/people/', ''));
const answer = (given: Response) => act(async () => sent.at(-1)?.answer(given));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const fetch = (address: string, { body }: RequestInit) =>
    new Promise<Response>((resolve) => void sent.push({ address, body, answer: resolve }));
  vi.stubGlobal('fetch', fetch);
  sent = [];
  root = renderAdmin(<Screen />, document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  toast.remove();
});

test('what is asked for while another change is on its way is done after it', async () => {
  await act(async () => void changes()?.giveRole(ravi, 'leads'));
  await act(async () => void changes()?.block(asha, true));
  expect(addresses()).toHaveLength(1);
  await answer(done());
  expect(addresses()).toEqual(['r1', 'a1/block']);
});

test('what is pressed twice is done once', async () => {
  await act(async () => {
    void changes()?.block(asha, true);
    void changes()?.block(asha, true);
  });
  await answer(done());
  expect(addresses()).toHaveLength(1);
  expect(changes()?.isBusy).toBe(false);
});

test('who is given a role, another, and the first again has that at the end', async () => {
  await act(async () => {
    void changes()?.giveRole(ravi, 'leads');
    void changes()?.giveRole(ravi, 'owner');
    void changes()?.giveRole(ravi, 'leads');
  });
  for (let count = 0; count < 3; count += 1) await answer(done());
  expect(addresses()).toEqual(['r1', 'r1', 'r1']);
});

test('what is refused stays to be read when the next is done', async () => {
  await act(async () => void changes()?.giveRole(ravi, 'leads'));
  await act(async () => void changes()?.block(asha, true));
  await answer(refused());
  await answer(done());
  expect(changes()?.refusal).toBe('There must be an owner.');
});

test('what may be done although no answer came is not said to have failed', async () => {
  await act(async () => void changes()?.giveRole(ravi, 'leads'));
  await answer(lost());
  expect(changes()?.refusal).toContain('may be done all the same');
});

test('who is removed hands over what is said', async () => {
  const takers = { enquiries_to: null, drafts_to: 'a1' };
  await act(async () => void changes()?.remove(ravi, takers));
  expect(sent.map(({ body }) => body)).toEqual([JSON.stringify(takers)]);
  await answer(done());
});

test('an Undo that is refused says so after its screen was left', async () => {
  await act(async () => void changes()?.block(asha, true));
  await answer(done());
  Object.assign(HTMLElement.prototype, { showPopover() {}, hidePopover() {} });
  act(() => root.render(<Toasts />));
  await act(async () => document.querySelector('button')?.click());
  await answer(refused());
  expect(document.body.textContent).toContain('There must be an owner.');
});

test.each([
  ['blocked', () => void changes()?.block(ravi, true)],
  ['no owner any more', () => void changes()?.giveRole(ravi, 'leads')],
])('who is %s is told to have lost the invitations that they made', async (_what, change) => {
  await act(async () => change());
  await answer(done());
  Object.assign(HTMLElement.prototype, { showPopover() {}, hidePopover() {} });
  act(() => root.render(<Toasts />));
  expect(document.body.textContent).toContain('The invitation that they made was taken back.');
});

test.each<[Role, number, string, boolean]>([
  ['leads', 1, 'Their text that was never saved stays', true],
  ['leads', 2, 'Their 2 texts that were never saved stay', true],
  ['leads', 0, 'never saved', false],
  ['owner', 2, 'never saved', false],
])(
  'who becomes %s leaves %d unsaved texts waiting, which is told: %s',
  async (role, count, words, isTold) => {
    load.mockResolvedValueOnce({ people: [{ ...ravi, unsaved_drafts: count }], invitations: [] });
    await act(async () => void changes()?.giveRole(ravi, role));
    await answer(done());
    Object.assign(HTMLElement.prototype, { showPopover() {}, hidePopover() {} });
    act(() => root.render(<Toasts />));
    expect(document.body.textContent?.includes(words)).toBe(isTold);
  },
);
