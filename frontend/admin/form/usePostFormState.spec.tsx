// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FieldMessages } from '../../api/ApiError.ts';
import type { LibraryPicture } from '../../api/wire.gen.ts';
import { type PresentPictures, emptyDraft } from '../draft/postDraft.ts';
import type { PostFormState } from './PostFormContext.ts';
import { usePostFormState } from './usePostFormState.ts';

const oak: LibraryPicture = {
  id: 1,
  src: 'uploads/oak.webp',
  origin: 'uploaded',
  file_name: 'oak.webp',
  alt: 'An oak table',
  is_decorative: false,
  focal_x: 60,
  focal_y: 40,
  width: 1600,
  height: 900,
  bytes: 0,
  added_at: '2026-11-23T00:00:00Z',
  use_count: 0,
};

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

const refuse = vi.fn<(messages: FieldMessages) => void>();

function showForm(present?: PresentPictures) {
  const show = vi.fn<(form: PostFormState) => void>();
  const start = { draft: emptyDraft('2026-11-23'), pictures: {} };
  const Form = () => {
    const { state, fields } = usePostFormState({ ...start, present }, true);
    show(state);
    refuse.mockImplementation(fields.setMessages);
    return null;
  };
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<Form />));
  return { form: () => show.mock.lastCall?.[0], unmount: () => act(() => root.unmount()) };
}

test('a slug that follows the title is left to the server, and one that was typed is sent', () => {
  const { form, unmount } = showForm();
  act(() => form()?.change('heading', 'Modular kitchens'));
  expect([form()?.draft.slug, form()?.slugToSend]).toEqual(['modular-kitchens', '']);
  act(() => form()?.change('slug', 'kitchens'));
  expect(form()?.slugToSend).toBe('kitchens');
  unmount();
});

test('a file chosen after a picture of the library does not keep its description', () => {
  const { form, unmount } = showForm();
  act(() => form()?.chooseStored('feature_image', oak));
  expect(form()?.draft.alt).toBe('An oak table');
  act(() => form()?.choose('feature_image', new File(['x'], 'elm.jpg', { type: 'image/jpeg' })));
  expect(form()?.draft.alt).toBe('');
  unmount();
});

test('a mobile picture of the library leaves a desktop picture the words that the library has for it', () => {
  const stored = { feature_image: 'uploads/elm.webp', mb_image: '', mobile_is_cut: true };
  const { form, unmount } = showForm({ ...stored, library_alt: 'An elm chair', library_alt_texts: {} });
  act(() => form()?.chooseStored('mb_image', oak));
  expect(form()?.draft).toMatchObject({ mb_image_path: oak.src, alt: '' });
  unmount();
});

test.each([
  ['a time to appear', 'publish_at', 'another status', 'status', 'draft'],
  ['a mobile picture', 'mb_image', 'the cut in its place', 'mobile_is_cut', 'true'],
  ['a slug', 'slug', 'another one', 'slug', 'kitchens'],
] as const)('what %s was refused for is settled (%s) by %s', (_what, refused, _by, field, value) => {
  const { form, unmount } = showForm();
  act(() => refuse({ [refused]: 'No.', heading: 'Please enter a title.' }));
  act(() => form()?.change(field, value));
  expect(Object.keys(form()?.messages ?? {})).toEqual(['heading']);
  unmount();
});
