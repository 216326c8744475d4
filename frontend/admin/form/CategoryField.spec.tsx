// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { blogs } from '../../content/blogs.ts';
import { emptyDraft } from '../draft/postDraft.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { CategoryField } from './CategoryField.tsx';
import { PostFormContext } from './PostFormContext.ts';
import { usePostFormState } from './usePostFormState.ts';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

const start = { draft: emptyDraft('2026-11-23'), pictures: {} };

function Form() {
  const { state } = usePostFormState(start, true);
  return (
    <PostFormContext value={state}>
      <CategoryField />
      <output>{state.draft.category}</output>
    </PostFormContext>
  );
}

test('a second category of the content can be chosen', () => {
  blogs.categories.push({ key: 'gardens', name: 'Gardens' });
  const place = document.createElement('div');
  const root = renderAdmin(<Form />, place);
  const field = place.querySelector('select');
  expect([...(field?.options ?? [])].map(({ text }) => text)).toEqual(['Interior Design', 'Gardens']);
  act(() => {
    if (field) field.value = 'gardens';
    field?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(place.querySelector('output')?.textContent).toBe('gardens');
  act(() => root.unmount());
  blogs.categories.pop();
});
