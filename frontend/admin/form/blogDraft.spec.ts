import { expect, test } from 'vitest';
import { emptyDraft, formOf } from './blogDraft.ts';

const draft = {
  ...emptyDraft('2025-12-31'),
  heading: 'A study that closes',
  description: '<p>One&nbsp;word</p>',
};

test('every text field is sent under its name on the wire', () => {
  expect([...formOf(draft, '', {}).keys()]).toEqual([
    'heading',
    'short_description',
    'date_at',
    'alt',
    'slug',
    'description',
    'meta_title',
    'meta_description',
    'meta_keywords',
  ]);
});

test('the text is sent with ordinary spaces', () => {
  expect(formOf(draft, '', {}).get('description')).toBe('<p>One word</p>');
});

test('a blank editor sends the text that was loaded', () => {
  const blank = { ...draft, description: '<p></p>' };
  expect(formOf(blank, '<p>Before</p>', {}).get('description')).toBe('<p>Before</p>');
});

test('only chosen pictures are sent', () => {
  const form = formOf(draft, '', { mb_image: new File(['x'], 'upright.png', { type: 'image/png' }) });
  expect([form.has('feature_image'), form.has('mb_image')]).toEqual([false, true]);
});
