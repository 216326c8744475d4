// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import workingHours from '../../../../studio/working-hours.json' with { type: 'json' };
import { admin } from '../../../content/admin/admin.ts';
import { FormerWords } from './FormerWords.tsx';
import type { Json } from '../json.ts';
import { useRowEdits } from '../rows/useRowEdits.ts';

const { stillSays, changeWords } = admin.studio.hours;

test('words of the hours that days do not follow are told until they are changed, with a way to them', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.createElement('div');
  const root = createRoot(place);
  onTestFinished(() => {
    act(() => root.unmount());
    useRowEdits.setState({ edits: [] });
    vi.unstubAllGlobals();
  });
  const shown = (hours: Json, isChanging = false) => {
    act(() => root.render(<FormerWords {...{ hours, isChanging }} />));
    return place.textContent;
  };
  const { text } = workingHours;
  const days = { ...workingHours.days, Sunday: { begins: '10:00', ends: '19:00' } };
  const changed = { ...workingHours, days };
  expect(shown(workingHours)).toBe('');
  expect(shown(workingHours, true)).toContain(stillSays(text));
  expect(shown(changed)).toContain(stillSays(text));
  expect(shown(workingHours)).toBe('');
  shown(changed);
  const way = [...place.querySelectorAll('button')].find(({ textContent }) => textContent === changeWords);
  act(() => way?.click());
  expect(useRowEdits.getState().edits).toMatchObject([{ list: 'hours-in-words', base: text }]);
  expect(shown({ ...changed, text: 'Every day, 10 am to 7 pm' })).toBe('');
});
