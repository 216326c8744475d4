// @vitest-environment jsdom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type PostDraft, differingFields, emptyDraft } from '../draft/postDraft.ts';
import { studioDateTime } from '../kit/time/studioTime.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { usePostFormState } from './usePostFormState.ts';
import { usePostStatus } from './usePostStatus.ts';

const MINUTE = 60_000;
const NOON = Date.parse('2026-11-24T12:00:00Z');
const at = (minutes: number) => studioDateTime(new Date(NOON + minutes * MINUTE).toISOString());
const scheduled = {
  ...emptyDraft('2026-11-23'),
  status: 'scheduled' as const,
  publish_at: at(30),
};
const shown = vi.fn<(draft: PostDraft, stored: ReturnType<typeof usePostStatus>) => void>();
let root: Root;

function Form({ draft }: { draft: PostDraft }) {
  const { state } = usePostFormState({ draft, pictures: {}, present: undefined }, false);
  shown(state.draft, usePostStatus({ id: '7', initial: scheduled, version: 3, state }));
  return null;
}

async function openUntilLive(draft: PostDraft) {
  root = renderAdmin(<Form draft={draft} />);
  expect(shown.mock.lastCall?.[1].isOnSite).toBe(false);
  await act(() => vi.advanceTimersByTimeAsync(31 * MINUTE));
  const [now, { isOnSite, saved } = { isOnSite: false, saved: scheduled }] = shown.mock.lastCall ?? [];
  return { draft: now, isOnSite, isUnsaved: now && differingFields(saved, now).length > 0 };
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a blog that goes live while its form stands open is on the site, with nothing unsaved', async () => {
  const live = await openUntilLive(scheduled);
  expect(live).toMatchObject({ draft: { status: 'published' }, isOnSite: true, isUnsaved: false });
});

test.each([
  ['that was chosen', at(600)],
  ['that is being chosen', ''],
])('another time %s when a blog goes live stays', async (_which, publish_at) => {
  const live = await openUntilLive({ ...scheduled, publish_at });
  const draft = { status: 'scheduled', publish_at };
  expect(live).toMatchObject({ draft, isOnSite: true, isUnsaved: true });
});
