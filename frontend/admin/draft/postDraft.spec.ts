import { expect, test } from 'vitest';
import { emptyDraft, toFormData, mobileOf, picturesAfter, postDraft, toPostDraft } from './postDraft.ts';

const draft = {
  ...emptyDraft('2025-12-31'),
  heading: 'A study that closes',
  description: '<p>One&nbsp;word</p>',
};

const form = (changed: Partial<Parameters<typeof toFormData>[0]> = {}) =>
  toFormData({ draft, original: '', pictures: {}, version: 3, ...changed });

test('every text field is sent under its name on the wire', () => {
  expect([...form().keys()]).toEqual([
    'heading',
    'short_description',
    'date_at',
    'alt',
    'slug',
    'description',
    'meta_title',
    'meta_description',
    'meta_keywords',
    'status',
    'publish_at',
    'focal_x',
    'focal_y',
    'is_decorative',
    'category',
    'mobile_is_cut',
    'feature_image_cleared',
    'mb_image_cleared',
    'version',
  ]);
});

test('the text is sent with ordinary spaces', () => {
  expect(form().get('description')).toBe('<p>One word</p>');
});

test('a blank editor sends the text that was loaded', () => {
  const blank = { ...draft, description: '<p></p>' };
  expect(form({ draft: blank, original: '<p>Before</p>' }).get('description')).toBe('<p>Before</p>');
});

test('only chosen pictures are sent', () => {
  const sent = form({ pictures: { mb_image: new File(['x'], 'upright.png', { type: 'image/png' }) } });
  expect([sent.has('feature_image'), sent.has('mb_image')]).toEqual([false, true]);
});

test('a new blog has no version to send', () => {
  expect(form({ version: undefined }).has('version')).toBe(false);
});

const file = new File(['x'], 'a.png', { type: 'image/png' });
const own = {
  feature_image: 'uploads/a.webp',
  mb_image: 'uploads/b.webp',
  mobile_is_cut: false,
  library_alt: '',
  library_alt_texts: {},
};

test.each([
  ['there is no picture', '', {}, undefined, { canCut: false, isCut: false }],
  [
    'a desktop picture is chosen for a new blog',
    '',
    { feature_image: file },
    undefined,
    { canCut: true, isCut: true },
  ],
  [
    'one is chosen for each',
    '',
    { feature_image: file, mb_image: file },
    undefined,
    { canCut: false, isCut: false },
  ],
  [
    'the blog has a mobile picture of its own',
    '',
    { feature_image: file },
    own,
    { canCut: true, isCut: false },
  ],
  ['that one makes way', 'true', {}, own, { canCut: true, isCut: true }],
  [
    'its mobile picture was cut before',
    '',
    {},
    { ...own, mobile_is_cut: true },
    { canCut: true, isCut: true },
  ],
])('when %s, whether the mobile one is cut is known', (_case, mobile_is_cut, chosen, present, mobile) => {
  expect(mobileOf({ ...draft, mobile_is_cut }, chosen, present)).toEqual(mobile);
});

test('a mobile picture of the library is not cut from the desktop one', () => {
  const chosen = { ...draft, mb_image_path: 'uploads/c.webp' };
  expect(mobileOf(chosen, {}, picturesAfter(chosen, own))).toEqual({ canCut: false, isCut: false });
});

test('a picture of the library is sent by its path, and nothing when none is chosen', () => {
  expect(form({ draft: { ...draft, mb_image_path: 'uploads/c.webp' } }).get('mb_image_path')).toBe(
    'uploads/c.webp',
  );
  expect(form().has('mb_image_path')).toBe(false);
});

const paths = (changed: Parameters<typeof form>[0]) =>
  ['feature_image_path', 'mb_image_path'].map((name) => form({ present: own, ...changed }).get(name));

test.each([
  ['both', {}, ['uploads/a.webp', 'uploads/b.webp']],
  ['not one that was cut', { present: { ...own, mobile_is_cut: true } }, ['uploads/a.webp', null]],
  ['not one that is cut now', { draft: { ...draft, mobile_is_cut: 'true' } }, ['uploads/a.webp', null]],
  ['not one that a file replaces', { pictures: { feature_image: file } }, [null, 'uploads/b.webp']],
  [
    'not one that was taken out',
    { draft: { ...draft, feature_image_cleared: 'true' } },
    [null, 'uploads/b.webp'],
  ],
])('a new blog that is made of another one takes its pictures along: %s', (_which, changed, sent) => {
  expect(paths(changed)).toEqual(sent);
});

test('a picture of the library is shown in place of the present one', () => {
  const chosen = { ...draft, feature_image_path: 'uploads/c.webp' };
  expect(picturesAfter(chosen, own)).toEqual({ ...own, feature_image: 'uploads/c.webp' });
  expect(picturesAfter(chosen, undefined)).toMatchObject({ feature_image: 'uploads/c.webp', mb_image: '' });
  expect(picturesAfter(draft, own)).toBe(own);
});

test('a copy from before pictures came from the library can still be read', () => {
  const { feature_image_path: _desktop, mb_image_path: _mobile, ...older } = draft;
  expect(postDraft.parse(older)).toEqual(draft);
});

test.each([
  ['kept', 'interior-design', 'interior-design'],
  ['the first of them once the content has it no more', 'gardens', ''],
])('a category is %s', (_which, category, known) => {
  const stored = { publish_at: null, focal_x: null, focal_y: null, is_decorative: false };
  expect(toPostDraft({ ...draft, ...own, ...stored, category }).category).toBe(known);
  expect(postDraft.parse({ ...draft, category }).category).toBe(known);
});
