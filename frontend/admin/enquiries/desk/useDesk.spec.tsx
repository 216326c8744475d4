// @vitest-environment jsdom
import { act, useState } from 'react';
import type { Root } from 'react-dom/client';
import { toast, useToasterStore } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Enquiry } from '../../../api/wire.gen.ts';
import { enquiry } from '../../test/enquiry.ts';
import { finishBeforeSignOut } from '../../session/beforeSignOut.ts';
import { useSession } from '../../session/useSession.ts';
import { renderAdmin } from '../../test/renderAdmin.tsx';
import { useUnsaved } from '../../unsaved/useUnsaved.ts';
import { useDesk } from './useDesk.ts';
import { useDeskStates } from './useDeskState.ts';

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
let shownFirst: Enquiry;

function usePane() {
  const [shown, setShown] = useState(shownFirst);
  return { ...useDesk(shown, setShown), ...useToasterStore(), setShown };
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
  shownFirst = { ...enquiry, may_contact: true };
  useDeskStates.setState({}, true);
  useSession.setState({ session: undefined, hasLeft: false });
  root = renderAdmin(<Pane />);
});
afterEach(() => {
  act(() => root.unmount());
  localStorage.clear();
  for (const list of [answers, sent]) list.length = 0;
  toast.remove();
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
    { fields: ['budget'], failure: { wish: 'The fact is saved.' } },
  ]);
});

const TYPED = 'asha@exmaple.com';
const typeAddress = () => act(() => show.mock.lastCall?.[0].type({ email: TYPED }));
const comeBack = () => {
  act(() => root.unmount());
  root = renderAdmin(<Pane />);
};

const killPage = () => {
  act(() => root.unmount());
  useDeskStates.setState({}, true);
};
const open = async () => act(async () => (root = renderAdmin(<Pane />)));
const kept = () => Object.keys(localStorage).filter((name) => name.startsWith('deskCopy:'));

test('what was typed and not sent is told as not saved once the page is left and opened again', () => {
  typeAddress();
  expect(useUnsaved.getState()).toMatchObject({ isUnsaved: true, isKept: true });
  comeBack();
  expect(show.mock.lastCall?.[0]).toMatchObject({
    values: { email: TYPED },
    outcomes: [{ fields: ['email'], failure: { isConflict: false } }],
  });
});

test('what was typed before the page was ended is there again, as not saved, and may be sent', async () => {
  typeAddress();
  act(() => show.mock.lastCall?.[0].type({ step: 'Visit', day: '2027-01-05' }));
  killPage();
  await open();
  expect(show.mock.lastCall?.[0]).toMatchObject({
    values: { email: TYPED, step: 'Visit' },
    outcomes: [
      { fields: ['email'], failure: { isConflict: false } },
      { fields: ['step', 'day'], failure: { isConflict: false } },
    ],
  });
  await act(async () => show.mock.lastCall?.[0].outcomes.slice(0, 1).forEach(show.mock.lastCall[0].again));
  expect(sent).toEqual([{ email: TYPED, from: { email: enquiry.email } }]);
  await answerWith({ email: TYPED });
  act(() => show.mock.lastCall?.[0].drop(['step', 'day']));
  expect(kept()).toEqual([]);
});

test('a step that was begun goes once the person may not be contacted any more', () => {
  act(() => show.mock.lastCall?.[0].type({ step: 'Visit', budget: '20 lakh' }));
  act(() => show.mock.lastCall?.[0].setShown({ ...enquiry, may_contact: false }));
  expect(show.mock.lastCall?.[0].values).toMatchObject({ step: '', budget: '20 lakh' });
});

test('what failed before the page was ended never goes over what a colleague has written since', async () => {
  await own('s1');
  await act(async () => answers.shift()?.(Response.error()));
  killPage();
  await open();
  act(() => show.mock.lastCall?.[0].setShown({ ...enquiry, owner: { id: 's2', name: 'Tara' } }));
  await act(async () => show.mock.lastCall?.[0].outcomes.forEach(show.mock.lastCall[0].again));
  expect(sent[1]).toEqual({ owner_id: 's1', from: { owner_id: null } });
});

test('what was stored although the page was ended before the answer is not told as unsaved', async () => {
  act(() => show.mock.lastCall?.[0].type({ value: '8,40,000' }));
  await act(async () => show.mock.lastCall?.[0].save(['value'], 'The fact is saved.'));
  killPage();
  shownFirst = { ...enquiry, value_rupees: 840_000 };
  await open();
  expect(show.mock.lastCall?.[0]).toMatchObject({ values: { value: '840000' }, outcomes: [], toasts: [] });
  expect(kept()).toEqual([]);
});

test('what the device has no room for is lost with the page, and is said to be', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  onTestFinished(() => full.mockRestore());
  typeAddress();
  expect(useUnsaved.getState()).toMatchObject({ isUnsaved: true, isKept: false });
});

test('a change that failed is told at once, by the name of what was changed', async () => {
  const said = vi.spyOn(toast, 'error');
  onTestFinished(() => said.mockRestore());
  await choose('called');
  await act(async () => answers.shift()?.(Response.error()));
  await own('s1');
  await act(async () => answers.shift()?.(Response.json({ message: 'Tara took it.' }, { status: 409 })));
  expect(said.mock.calls).toEqual([
    [
      'State could not be saved. The studio’s server could not be reached.',
      { id: 'State could not be saved.' },
    ],
    ['Owner could not be saved. Tara took it.', { id: 'Owner could not be saved.' }],
  ]);
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
