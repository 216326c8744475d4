// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { enquirySnoozedAt } from '../../enquiry/enquirySnooze.ts';
import { Receipt } from './Receipt.tsx';

test('who is thanked is not asked again by the sheet that opens by itself', () => {
  const now = Date.UTC(2020, 10, 21, 9, 1);
  vi.useFakeTimers({ now, toFake: ['Date'] }).stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => {
    act(() => root.unmount());
    localStorage.clear();
    vi.useRealTimers().unstubAllGlobals();
  });
  const receipt = {
    due: { day: 'Saturday', time: '16:30', iso: '2020-11-21T11:00:00.000Z' },
    sent: { words: '21 November 2020, 14:31', iso: new Date(now).toISOString() },
    about: undefined,
    agreed: undefined,
    pictures: [],
  };
  act(() => root.render(<Receipt receipt={receipt} />));
  expect(enquirySnoozedAt()).toBe(now);
});
