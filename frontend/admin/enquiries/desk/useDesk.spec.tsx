// @vitest-environment jsdom
import { toast } from 'react-hot-toast/headless';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Enquiry } from '../../../api/wire.gen.ts';
import { finishBeforeSignOut } from '../../session/beforeSignOut.ts';
import { deskPage, useDeskPage } from '../../test/deskPage.tsx';

const { type, save, show, answer, refuse, again, sent } = deskPage;
const tara = { id: 's2', name: 'Tara' };
const asha = { id: 's1', name: 'Asha' };

useDeskPage();

test('a choice that goes back to the first, while another is sent, is sent too', async () => {
  await save('state', 'called');
  await save('state', 'new');
  await answer({ state: 'called' });
  expect(sent).toEqual([
    { state: 'called', from: 'new' },
    { state: 'new', from: 'called' },
  ]);
});

test('a choice that waited changes what the one before it has left', async () => {
  await save('state', 'called');
  await save('state', 'quoted');
  await answer({ state: 'called' });
  expect(sent[1]).toEqual({ state: 'quoted', from: 'called' });
});

test('a choice that waited for one that was refused changes what staff saw', async () => {
  await save('state', 'called');
  await save('state', 'quoted');
  await refuse(400);
  expect(sent[1]).toEqual({ state: 'quoted', from: 'new' });
});

test('a choice that waited for nothing changes what is shown', async () => {
  await save('state', 'called');
  await answer({ state: 'called' });
  show({ state: 'won' });
  await save('state', 'lost');
  expect(sent[1]).toEqual({ state: 'lost', from: 'won' });
});

test('a field left as it was, while another is sent, keeps what somebody else has written', async () => {
  await save('owner', 's1');
  await save('budget');
  await answer({ owner: asha, budget: '20 lakh' });
  expect(sent).toEqual([{ owner_id: 's1', from: { owner_id: null } }]);
});

test('a choice that waited changes what staff saw, not what somebody else has chosen since', async () => {
  await save('owner', 's1');
  await save('state', 'quoted');
  await answer({ owner: asha, state: 'called' });
  expect(sent[1]).toEqual({ state: 'quoted', from: 'new' });
});

test('what is typed changes what staff saw when they began, not what somebody else has written since', async () => {
  type({ budget: '20 lakh' });
  show({ budget: '12 lakh' });
  await save('budget');
  expect(sent).toEqual([{ budget: '20 lakh', from: { budget: null } }]);
});

test('what is too long stands as it was pasted, is told and not sent', async () => {
  const long = 'a'.repeat(101);
  type({ budget: long });
  await save('budget');
  expect(sent).toEqual([]);
  expect(deskPage.shown.values.budget).toBe(long);
  expect(deskPage.shown.outcomes).toEqual([
    { fields: ['budget'], mistake: 'It is 101 characters long. Please shorten it to 100 at most.' },
  ]);
});

test('sent again after the line broke, it still changes what staff saw when they began', async () => {
  await save('owner', 's1');
  await refuse(502);
  show({ owner: tara });
  await again();
  expect(sent[1]).toEqual({ owner_id: 's1', from: { owner_id: null } });
});

test('sent again after a conflict, it goes over what was shown with the conflict', async () => {
  await save('owner', 's1');
  await refuse(409, 'Tara took it.');
  await answer({ owner: tara });
  await again();
  expect(sent[1]).toEqual({ owner_id: 's1', from: { owner_id: 's2' } });
});

test('what is typed while the same field is sent changes what was stored', async () => {
  type({ budget: '20 lakh' });
  await save('budget');
  type({ budget: '25 lakh' });
  await answer({ budget: '20 lakh' });
  await save('budget');
  expect(sent[1]).toEqual({ budget: '25 lakh', from: { budget: '20 lakh' } });
});

/** What was stored gets no answer, and what was typed on since is refused. */
async function typeOnAfterLostAnswer(): Promise<void> {
  type({ budget: '20 lakh' });
  await save('budget');
  await refuse(502);
  type({ budget: '25 lakh' });
  await save('budget');
  await refuse(409, 'Somebody else has changed it.');
}

test('what is typed on after a lost answer changes what was stored without it', async () => {
  await typeOnAfterLostAnswer();
  await answer({ budget: '20 lakh' });
  expect(sent.at(-1)).toEqual({ budget: '25 lakh', from: { budget: '20 lakh' } });
  await answer({ budget: '25 lakh' });
  expect(deskPage.shown.outcomes).toEqual([{ fields: ['budget'], said: 'The budget is saved.' }]);
});

test('what is typed on after two lost answers changes what either has stored', async () => {
  await typeOnAfterLostAnswer();
  await answer({ budget: '20 lakh' });
  await refuse(502);
  type({ budget: '30 lakh' });
  await save('budget');
  expect(sent.at(-1)).toEqual({ budget: '30 lakh', from: { budget: '20 lakh' } });
  await refuse(409, 'Somebody else has changed it.');
  await answer({ budget: '25 lakh' });
  expect(sent.at(-1)).toEqual({ budget: '30 lakh', from: { budget: '25 lakh' } });
});

test('what waited for an answer that was lost changes what was stored without it', async () => {
  await save('budget', '20 lakh');
  await save('budget', '25 lakh');
  await refuse(502);
  await refuse(409, 'Somebody else has changed it.');
  await answer({ budget: '20 lakh' });
  expect(sent.at(-1)).toEqual({ budget: '25 lakh', from: { budget: '20 lakh' } });
});

test('what was as before is sent after a lost answer, for something else may be stored', async () => {
  await save('state', 'lost');
  await refuse(502);
  await save('state', 'new');
  expect(sent.at(-1)).toEqual({ state: 'new', from: 'new' });
  await refuse(409, 'Somebody else has changed it.');
  await answer({ state: 'lost' });
  expect(sent.at(-1)).toEqual({ state: 'new', from: 'lost' });
});

test.each<[string, Partial<Enquiry>]>([
  ['the same words', { budget: '12 lakh' }],
  ['another field that is saved with them', { budget: '20 lakh', size_square_feet: 1200 }],
])('what is typed on after a lost answer never goes over a colleague: %s', async (_what, stored) => {
  type({ budget: '20 lakh' });
  await save(['size', 'budget']);
  await refuse(502);
  type({ budget: '25 lakh' });
  await save(['size', 'budget']);
  await refuse(409, 'Somebody else has changed it.');
  await answer(stored);
  expect(sent).toHaveLength(2);
  expect(deskPage.shown.outcomes).toMatchObject([{ failure: { isConflict: true } }]);
});

test('what a later answer has settled is not taken for an own change any more', async () => {
  await save('budget', '20 lakh');
  await refuse(502);
  await save('budget', '25 lakh');
  type({ budget: '26 lakh' });
  await answer({ budget: '25 lakh' });
  await save('budget');
  await refuse(409, 'Somebody else has changed it.');
  await answer({ budget: '20 lakh' });
  expect(deskPage.shown.outcomes).toMatchObject([{ failure: { isConflict: true } }]);
});

test('a step that was begun goes once the person may not be contacted any more', () => {
  type({ step: 'Visit', budget: '20 lakh' });
  show({ may_contact: false });
  expect(deskPage.shown.values).toMatchObject({ step: '', budget: '20 lakh' });
});

test('a change that failed is told at once, by the name of what was changed', async () => {
  const said = vi.spyOn(toast, 'error');
  onTestFinished(() => said.mockRestore());
  await save('state', 'called');
  await refuse(502);
  await save('owner', 's1');
  await refuse(409, 'Tara took it.');
  await answer({ owner: tara });
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
  await save('owner', 's1');
  await save('state', 'called');
  void finishBeforeSignOut().then(onFinished);
  await answer({ owner: asha });
  expect(onFinished).not.toHaveBeenCalled();
  await answer({ state: 'called' });
  await expect.poll(() => onFinished.mock.calls).toHaveLength(1);
});
