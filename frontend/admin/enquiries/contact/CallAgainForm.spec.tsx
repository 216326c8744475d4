// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderAdmin } from '../../test/renderAdmin.tsx';
import { CallAgainForm } from './CallAgainForm.tsx';

const day = { begins: '09:00', ends: '17:00' };
const open = { Monday: day, Tuesday: day, Wednesday: day, Thursday: day, Friday: day };
const hours = {
  days: { ...open, Saturday: null, Sunday: null },
  holidays: [],
  callWithinHours: 4,
  text: 'On weekdays',
};
vi.mock('vike-react/usePageContext', () => ({ usePageContext: () => ({ overrides: { hours } }) }));

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function formAt(moment: string): [string | undefined, string | undefined] {
  vi.useFakeTimers({ now: Date.parse(moment), toFake: ['Date'] });
  const place = document.createElement('div');
  const root = renderAdmin(<CallAgainForm id="e1" onChoose={() => {}} />, place);
  const shown = place.querySelector('input')?.value;
  const hint = place.querySelector('[id$="-hint"]')?.textContent;
  act(() => root.unmount());
  return [shown, hint];
}

test.each([
  ['in the morning', '2026-11-24T10:00+05:30', '2026-11-24T12:00', undefined],
  ['in the evening', '2026-11-24T20:00+05:30', '2026-11-25T11:00', undefined],
  ['before a weekend', '2026-11-27T16:00+05:30', '2026-11-30T10:00', undefined],
  [
    'two hours before it closes',
    '2026-11-24T15:00+05:30',
    '2026-11-24T17:00',
    'The studio is closed then. The reminder comes when it opens, on Wednesday 25 November at 09:00.',
  ],
])('%s a moment within the hours of the studio is proposed', (_when, now, proposed, hint) => {
  expect(formAt(now)).toEqual([proposed, hint]);
});
