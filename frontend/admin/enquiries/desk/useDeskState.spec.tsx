// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest';
import { deskPage, useDeskPage } from '../../test/deskPage.tsx';
import { enquiry } from '../../test/enquiry.ts';
import { useUnsaved } from '../../unsaved/useUnsaved.ts';

const { type, save, show, answer, refuse, again, drop, leave, open, kill, sent } = deskPage;
const TYPED = 'asha@exmaple.com';
const kept = () => Object.keys(localStorage).filter((name) => name.startsWith('deskCopy:'));

useDeskPage();

test('what was not stored when the page was left is there again, and may be sent once more', async () => {
  type({ budget: '20 lakh' });
  await save('budget');
  leave();
  await refuse(401);
  await open();
  expect(deskPage.shown).toMatchObject({
    values: { budget: '20 lakh' },
    outcomes: [{ fields: ['budget'], failure: { wish: 'The budget is saved.' } }],
  });
});

test('what was typed and not sent is told as not saved once the page is left and opened again', async () => {
  type({ email: TYPED });
  expect(useUnsaved.getState()).toMatchObject({ isUnsaved: true, isKept: true });
  leave();
  await open();
  expect(deskPage.shown).toMatchObject({
    values: { email: TYPED },
    outcomes: [{ fields: ['email'], failure: { isConflict: false } }],
  });
});

test('what was typed before the page was ended is there again, as not saved, and may be sent', async () => {
  type({ email: TYPED });
  type({ step: 'Visit', day: '2027-01-05' });
  kill();
  await open();
  expect(deskPage.shown).toMatchObject({
    values: { email: TYPED, step: 'Visit' },
    outcomes: [
      { fields: ['email'], failure: { isConflict: false } },
      { fields: ['step', 'day'], failure: { isConflict: false } },
    ],
  });
  await again();
  expect(sent[0]).toEqual({ email: TYPED, from: { email: enquiry.email } });
  await answer({ email: TYPED });
  drop(['step', 'day']);
  expect(kept()).toEqual([]);
});

test('what failed before the page was ended never goes over what a colleague has written since', async () => {
  await save('owner', 's1');
  await refuse(502);
  kill();
  await open();
  show({ owner: { id: 's2', name: 'Tara' } });
  await again();
  expect(sent[1]).toEqual({ owner_id: 's1', from: { owner_id: null } });
});

test('what was typed on after a lost answer changes what was stored without it, though the page was ended', async () => {
  type({ budget: '20 lakh' });
  await save('budget');
  await refuse(502);
  type({ budget: '25 lakh' });
  kill();
  await open();
  await again();
  await refuse(409, 'Somebody else has changed it.');
  await answer({ budget: '20 lakh' });
  expect(sent.at(-1)).toEqual({ budget: '25 lakh', from: { budget: '20 lakh' } });
});

test('what was stored although the page was ended before the answer is not told as unsaved', async () => {
  type({ value: '8,40,000' });
  await save('value');
  kill();
  await open({ value_rupees: 840_000 });
  expect(deskPage.shown).toMatchObject({ values: { value: '840000' }, outcomes: [], toasts: [] });
  expect(kept()).toEqual([]);
});

test('what the device has no room for is lost with the page, and is said to be', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  onTestFinished(() => full.mockRestore());
  type({ email: TYPED });
  expect(useUnsaved.getState()).toMatchObject({ isUnsaved: true, isKept: false });
});
