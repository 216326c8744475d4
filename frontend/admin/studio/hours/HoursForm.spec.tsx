// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import workingHours from '../../../../studio/working-hours.json' with { type: 'json' };
import { admin } from '../../../content/admin/admin.ts';
import { HoursForm } from './HoursForm.tsx';
import { StudioContext } from '../StudioContext.ts';
import { useRowEdits } from '../rows/useRowEdits.ts';
import type { SaveOutcome } from '../useSections.ts';
import { renderAdmin } from '../../test/renderAdmin.tsx';

const { isOpen, opens, timeMissing, days } = admin.studio.hours;
const hours = { name: 'hours' as const, value: workingHours, version: 1, updated_at: null, updated_by: null };
let leave = () => {};
let answer = (_outcome: SaveOutcome) => {};
const save = () =>
  new Promise<SaveOutcome>((resolve) => {
    answer = resolve;
  });

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  leave();
  useRowEdits.setState({ edits: [] });
  localStorage.clear();
  vi.unstubAllGlobals();
});

function clear(field: HTMLInputElement): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function showForm() {
  const place = document.createElement('div');
  document.body.append(place);
  const root = renderAdmin(
    <StudioContext value={{ sections: [hours], save }}>
      <HoursForm />
    </StudioContext>,
    place,
  );
  leave = () => {
    act(() => root.unmount());
    place.remove();
  };
  return place;
}

test('the week takes no other times while it is saved', async () => {
  const place = showForm();
  const sunday = place.querySelector<HTMLInputElement>(`[aria-label="${isOpen(days.Sunday)}"]`);
  act(() => sunday?.click());
  act(() => place.querySelector<HTMLButtonElement>('[data-save]')?.click());
  expect(sunday?.closest('[inert]')).not.toBeNull();
  await act(async () => answer({ kind: 'saved', section: hours }));
  expect(sunday?.closest('[inert]')).toBeNull();
});

test('a week whose opening times were cleared stays, and says what it needs', () => {
  const place = showForm();
  for (const label of Object.values(days)) {
    const time = place.querySelector<HTMLInputElement>(`[aria-label="${opens(label)}"]`);
    if (time) act(() => clear(time));
  }
  act(() => place.querySelector<HTMLButtonElement>('[data-save]')?.click());
  expect(place.textContent).toContain(timeMissing(days.Monday));
});

test('a week that is changed tells which words of the site do not follow it', () => {
  const place = showForm();
  act(() => place.querySelector<HTMLInputElement>(`[aria-label="${isOpen(days.Sunday)}"]`)?.click());
  expect(place.textContent).toContain(admin.studio.hours.stillSays(workingHours.text));
});
