// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import workingHours from '../../../studio/working-hours.json' with { type: 'json' };
import { admin } from '../../content/admin/admin.ts';
import { HoursForm } from './HoursForm.tsx';
import { StudioContext } from './StudioContext.ts';
import type { SaveOutcome } from './useSections.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';

const { isOpen, days } = admin.studio.hours;
const hours = { name: 'hours' as const, value: workingHours, version: 1, updated_at: null, updated_by: null };
let answer = (_outcome: SaveOutcome) => {};
const save = () =>
  new Promise<SaveOutcome>((resolve) => {
    answer = resolve;
  });

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

test('the week takes no other times while it is saved', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  const root = renderAdmin(
    <StudioContext value={{ sections: [hours], save }}>
      <HoursForm />
    </StudioContext>,
    place,
  );
  const sunday = place.querySelector<HTMLInputElement>(`[aria-label="${isOpen(days.Sunday)}"]`);
  act(() => sunday?.click());
  act(() => place.querySelector<HTMLButtonElement>('[type="submit"]')?.click());
  expect(sunday?.closest('[inert]')).not.toBeNull();
  await act(async () => answer({ kind: 'saved', section: hours }));
  expect(sunday?.closest('[inert]')).toBeNull();
  act(() => root.unmount());
  place.remove();
});
