// @vitest-environment jsdom
import { act, useState } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Enquiry } from '../../../api/wire.gen.ts';
import { enquiry } from '../../test/enquiry.ts';
import { finishBeforeSignOut } from '../../session/beforeSignOut.ts';
import { storeSession } from '../../session/session.ts';
import { useSession } from '../../session/useSession.ts';
import { renderAdmin } from '../../test/renderAdmin.tsx';
import { useUnsaved } from '../../unsaved/useUnsaved.ts';
import { readLeftDesks, writeLeftDesks } from './leftDesks.ts';
import { useDesk } from './useDesk.ts';
import { beginDeskStates, useDeskStates } from './useDeskState.ts';

const answers: ((response: Response) => void)[] = [];
const sent: unknown[] = [];
const show = vi.fn<(pane: ReturnType<typeof usePane>) => void>();
const choose = (state: string) =>
  act(async () => show.mock.lastCall?.[0].save(['state'], 'The state is changed.', { state }));
const own = (owner: string) =>
  act(async () => show.mock.lastCall?.[0].save(['owner'], 'The owner is changed.', { owner }));
const answerWith = (stored: Partial<Enquiry>) =>
  act(async () => answers.shift()?.(Response.json({ data: { ...enquiry, ...stored } })));
const answer = (state: Enquiry['state']) => answerWith({ state });
let root: Root;

function usePane() {
  const [shown, setShown] = useState(enquiry);
  return { ...useDesk(shown, setShown), setShown };
}

function Pane() {
  show(usePane());
  return null;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', (_address: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return new Promise((resolve) => answers.push(resolve));
  });
  sessionStorage.clear();
  useDeskStates.setState({}, true);
  useSession.setState({ session: undefined, hasLeft: false });
  root = renderAdmin(<Pane />);
});
afterEach(() => {
  act(() => root.unmount());
  answers.length = 0;
  sent.length = 0;
  vi.unstubAllGlobals();
});

test('a choice that goes back to the first, while another is sent, is sent too', async () => {
  await choose('called');
  await choose('new');
  await answer('called');
  expect(sent).toEqual([
    { state: 'called', from: 'new' },
    { state: 'new', from: 'called' },
  ]);
});

test('a choice that waited changes what the one before it has left', async () => {
  await choose('called');
  await choose('quoted');
  await answer('called');
  expect(sent[1]).toEqual({ state: 'quoted', from: 'called' });
});

test('a choice that waited for one that was refused changes what staff saw', async () => {
  await choose('called');
  await choose('quoted');
  await act(async () => answers.shift()?.(Response.json({}, { status: 409 })));
  expect(sent[1]).toEqual({ state: 'quoted', from: 'new' });
});

test('a choice that waited for nothing changes what is shown', async () => {
  await choose('called');
  await answer('called');
  act(() => show.mock.lastCall?.[0].setShown({ ...enquiry, state: 'won' }));
  await choose('lost');
  expect(sent[1]).toEqual({ state: 'lost', from: 'won' });
});

test('a field left as it was, while another is sent, keeps what somebody else has written', async () => {
  await own('s1');
  await act(async () => show.mock.lastCall?.[0].save(['budget'], 'The fact is saved.'));
  await answerWith({ owner: { id: 's1', name: 'Asha' }, budget: '20 lakh' });
  expect(sent).toEqual([{ owner_id: 's1', from: { owner_id: null } }]);
});

test('a choice that waited changes what staff saw, not what somebody else has chosen since', async () => {
  await own('s1');
  await choose('quoted');
  await answer('called');
  expect(sent[1]).toEqual({ state: 'quoted', from: 'new' });
});

test('what is typed changes what staff saw when they began, not what somebody else has written since', async () => {
  act(() => show.mock.lastCall?.[0].type({ budget: '20 lakh' }));
  act(() => show.mock.lastCall?.[0].setShown({ ...enquiry, budget: '12 lakh' }));
  await act(async () => show.mock.lastCall?.[0].save(['budget'], 'The fact is saved.'));
  expect(sent).toEqual([{ budget: '20 lakh', from: { budget: null } }]);
});

test('sent again after the line broke, it still changes what staff saw when they began', async () => {
  await own('s1');
  await act(async () => answers.shift()?.(Response.error()));
  act(() => show.mock.lastCall?.[0].setShown({ ...enquiry, owner: { id: 's2', name: 'Tara' } }));
  await act(async () => show.mock.lastCall?.[0].outcomes.forEach(show.mock.lastCall[0].again));
  expect(sent[1]).toEqual({ owner_id: 's1', from: { owner_id: null } });
});

test('sent again after a conflict, it goes over what was shown with the conflict', async () => {
  await own('s1');
  act(() => show.mock.lastCall?.[0].setShown({ ...enquiry, owner: { id: 's2', name: 'Tara' } }));
  await act(async () => answers.shift()?.(Response.json({ message: 'Tara took it.' }, { status: 409 })));
  await act(async () => show.mock.lastCall?.[0].outcomes.forEach(show.mock.lastCall[0].again));
  expect(sent[1]).toEqual({ owner_id: 's1', from: { owner_id: 's2' } });
});

test('what is typed while the same field is sent changes what was stored', async () => {
  act(() => show.mock.lastCall?.[0].type({ budget: '20 lakh' }));
  await act(async () => show.mock.lastCall?.[0].save(['budget'], 'The fact is saved.'));
  act(() => show.mock.lastCall?.[0].type({ budget: '25 lakh' }));
  await answerWith({ budget: '20 lakh' });
  await act(async () => show.mock.lastCall?.[0].save(['budget'], 'The fact is saved.'));
  expect(sent[1]).toEqual({ budget: '25 lakh', from: { budget: '20 lakh' } });
});

test('what was not stored when the page was left is there again, and may be sent once more', async () => {
  act(() => show.mock.lastCall?.[0].type({ budget: '20 lakh' }));
  await act(async () => show.mock.lastCall?.[0].save(['budget'], 'The fact is saved.'));
  act(() => root.unmount());
  await act(async () => answers.shift()?.(Response.json({}, { status: 401 })));
  root = renderAdmin(<Pane />);
  expect(show.mock.lastCall?.[0].values.budget).toBe('20 lakh');
  expect(show.mock.lastCall?.[0].outcomes).toMatchObject([
    { fields: ['budget'], failure: { sentence: 'It could not be saved.' } },
  ]);
});

const TYPED = 'asha@exmaple.com';
const typeAddress = () => act(() => show.mock.lastCall?.[0].type({ email: TYPED }));
const comeBack = () => {
  act(() => root.unmount());
  root = renderAdmin(<Pane />);
};

test('what was typed and not sent is gone once the page is left, as was said', () => {
  typeAddress();
  expect(useUnsaved.getState()).toMatchObject({ isUnsaved: true, isKept: false });
  comeBack();
  expect(show.mock.lastCall?.[0]).toMatchObject({ values: { email: enquiry.email }, outcomes: [] });
  expect(useUnsaved.getState().isUnsaved).toBe(false);
});

test('what was typed begins anew on the next page, with what somebody else has stored since', async () => {
  typeAddress();
  comeBack();
  act(() => show.mock.lastCall?.[0].setShown({ ...enquiry, email: 'tara@example.com' }));
  typeAddress();
  await act(async () => show.mock.lastCall?.[0].save(['email'], 'It is corrected.'));
  expect(sent).toEqual([{ email: TYPED, from: { email: 'tara@example.com' } }]);
});

test('what was typed when the session ended is there again, as not saved, and may be sent', async () => {
  typeAddress();
  act(() => show.mock.lastCall?.[0].type({ step: 'Visit', day: '2027-01-05' }));
  act(() => useSession.getState().end());
  comeBack();
  expect(show.mock.lastCall?.[0]).toMatchObject({
    values: { email: TYPED, step: 'Visit' },
    outcomes: [
      { fields: ['email'], failure: { sentence: 'It could not be saved.' } },
      { fields: ['step', 'day'], failure: { sentence: 'It could not be saved.' } },
    ],
  });
  expect(useUnsaved.getState()).toMatchObject({ isUnsaved: true, isKept: false });
  await act(async () => show.mock.lastCall?.[0].outcomes.slice(0, 1).forEach(show.mock.lastCall[0].again));
  expect(sent).toEqual([{ email: TYPED, from: { email: enquiry.email } }]);
});

test('what was typed when the session ended outlasts a page that single sign-on loads', async () => {
  typeAddress();
  act(() => useSession.getState().end());
  act(() => root.unmount());
  useDeskStates.setState(beginDeskStates(), true);
  root = renderAdmin(<Pane />);
  expect(show.mock.lastCall?.[0]).toMatchObject({
    values: { email: TYPED },
    outcomes: [{ fields: ['email'], failure: { sentence: 'It could not be saved.' } }],
  });
  expect(readLeftDesks()).toEqual({});
  await act(async () => show.mock.lastCall?.[0].outcomes.forEach(show.mock.lastCall[0].again));
  expect(sent).toEqual([{ email: TYPED, from: { email: enquiry.email } }]);
});

test('what was typed is gone once somebody has signed out, as was said', () => {
  typeAddress();
  act(() => useSession.getState().end({ hasLeft: true }));
  comeBack();
  expect(show.mock.lastCall?.[0]).toMatchObject({ values: { email: enquiry.email }, outcomes: [] });
  expect(readLeftDesks()).toEqual({});
});

test('what was left at another desk when a session ended is gone once somebody has signed out', () => {
  writeLeftDesks({ 'asha e2': { draft: { values: { email: TYPED }, seen: {} }, outcomes: [] } });
  useDeskStates.setState(beginDeskStates(), true);
  act(() => useSession.getState().end());
  expect(Object.keys(readLeftDesks())).toContain('asha e2');
  act(() => useSession.getState().end({ hasLeft: true }));
  expect(readLeftDesks()).toEqual({});
  expect(useDeskStates.getState()).not.toHaveProperty('asha e2');
});

test('what was typed after a sign-in in another tab outlasts the end of that session', () => {
  act(() => useSession.getState().end({ hasLeft: true }));
  storeSession(localStorage, { token: 'a token', expiresAt: Date.now() + 60_000 });
  act(() => useSession.getState().read());
  typeAddress();
  act(() => useSession.getState().end());
  comeBack();
  expect(show.mock.lastCall?.[0].values.email).toBe(TYPED);
});

test('what could not be saved is lost with the page, and nothing says otherwise', async () => {
  await own('s1');
  await act(async () => answers.shift()?.(Response.error()));
  expect(useUnsaved.getState()).toMatchObject({ isUnsaved: true, isKept: false });
});

test('signing out waits for what is on its way', async () => {
  const onFinished = vi.fn<() => void>();
  await own('s1');
  await choose('called');
  void finishBeforeSignOut().then(onFinished);
  await answerWith({ owner: { id: 's1', name: 'Asha' } });
  expect(onFinished).not.toHaveBeenCalled();
  await answer('called');
  await expect.poll(() => onFinished.mock.calls).toHaveLength(1);
});
