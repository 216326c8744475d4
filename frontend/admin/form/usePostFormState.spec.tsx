// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyDraft } from '../draft/postDraft.ts';
import type { PostFormState } from './PostFormContext.ts';
import { usePostFormState } from './usePostFormState.ts';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

test('a slug that follows the title is left to the server, and one that was typed is sent', () => {
  const show = vi.fn<(form: PostFormState) => void>();
  const form = () => show.mock.lastCall?.[0];
  const start = { draft: emptyDraft('2026-11-23'), pictures: {} };
  const Form = () => {
    show(usePostFormState(start, true).state);
    return null;
  };
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<Form />));
  act(() => form()?.change('heading', 'Modular kitchens'));
  expect([form()?.draft.slug, form()?.slugToSend]).toEqual(['modular-kitchens', '']);
  act(() => form()?.change('slug', 'kitchens'));
  expect(form()?.slugToSend).toBe('kitchens');
  act(() => root.unmount());
});
