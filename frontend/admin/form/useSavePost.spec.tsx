// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyDraft } from '../draft/postDraft.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { useSaveKey } from '../writing/useSaveKey.ts';
import { usePostFormState } from './usePostFormState.ts';
import { useSavePost } from './useSavePost.ts';

const unscheduled = { ...emptyDraft('2026-11-23'), status: 'scheduled' as const, publish_at: '' };
const show = vi.fn<(form: ReturnType<typeof useForm>) => void>();
const form = () => show.mock.lastCall?.[0];

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

function useForm() {
  const { state, fields } = usePostFormState({ draft: unscheduled, pictures: {} }, false);
  const saveKey = useSaveKey(undefined);
  return { state, ...useSavePost({ onSaved: () => {}, fields, saveKey }) };
}

function Form() {
  show(useForm());
  return null;
}

test.each([
  ['the time is chosen', 'publish_at', '2098-02-01T09:30'],
  ['the status is another one', 'status', 'draft'],
] as const)('a time that is missing is asked for until %s', async (_when, field, value) => {
  const root = renderAdmin(<Form />);
  await act(async () => form()?.save({ id: '7', draft: unscheduled, form: new FormData() }));
  const asked = 'Please choose the day and the time.';
  await vi.waitFor(() => expect(form()?.problem?.sentence).toBe(asked));
  act(() => form()?.state.change('heading', 'Oak'));
  expect(form()?.problem?.sentence).toBe(asked);
  act(() => form()?.state.change(field, value));
  expect(form()?.problem).toBeUndefined();
  act(() => root.unmount());
});
