import { expect, test } from 'vitest';
import { toFormData } from '../draft/postDraft.ts';
import { pathsToSend, postVersions } from './postVersions.ts';

const present = {
  feature_image: 'uploads/now.webp',
  mb_image: 'uploads/now-mobile.webp',
  mobile_is_cut: false,
  focal_x: 20,
  focal_y: null,
  library_alt: '',
  library_alt_texts: {},
};
const version = (content: object) => pathsToSend(postVersions.toDraft({ ...content }), present);

test('pictures that are as they were then are not sent', () => {
  const draft = version(present);
  expect([...toFormData({ draft, original: '', pictures: {}, version: 7 }).keys()]).not.toContain(
    'feature_image_path',
  );
  expect(draft.mobile_is_cut).toBe('');
});

test('pictures of a version come back as paths, and its number goes with them', () => {
  const draft = version({ feature_image: 'uploads/then.webp', mb_image: 'uploads/then-mobile.webp' });
  const form = toFormData({ draft, original: '', pictures: {}, version: 7, restoredFrom: 3 });
  expect(form.get('feature_image_path')).toBe('uploads/then.webp');
  expect(form.get('mb_image_path')).toBe('uploads/then-mobile.webp');
  expect(form.get('restored_from')).toBe('3');
});

test('a version without pictures has none when it comes back, and only then', () => {
  expect(version({})).toMatchObject({ feature_image_cleared: 'true', mb_image_cleared: 'true' });
  const own = version({ mb_image: 'uploads/then-mobile.webp' });
  expect(own).toMatchObject({ feature_image_cleared: 'true', mb_image_cleared: '', mobile_is_cut: '' });
  const cut = { ...present, mobile_is_cut: true };
  const same = pathsToSend(postVersions.toDraft(cut), cut);
  expect(same).toMatchObject({ feature_image_cleared: '', mb_image_cleared: '', mobile_is_cut: '' });
});

test('a version without a text sends its blank one', () => {
  const sent = { draft: version({}), original: '<p>Now</p>', pictures: {}, version: 7 };
  expect(toFormData({ ...sent, restoredFrom: 3 }).get('description')).toBe('');
  expect(toFormData(sent).get('description')).toBe('<p>Now</p>');
});

test('a mobile picture that was cut then is cut again', () => {
  const draft = version({
    feature_image: 'uploads/then.webp',
    mb_image: 'uploads/cut.webp',
    mobile_is_cut: true,
  });
  expect(draft).toMatchObject({ mb_image_path: '', mobile_is_cut: 'true' });
});

test('a picture whose middle counted then gets it back from the point that it has now', () => {
  const { feature_image } = present;
  expect(version({ feature_image })).toMatchObject({ focal_x: '50', focal_y: '' });
  expect(version({ feature_image, focal_x: 10, focal_y: 30 })).toMatchObject({
    focal_x: '10',
    focal_y: '30',
  });
});

test('another picture comes back without a point when it had none', () => {
  expect(version({ feature_image: 'uploads/then.webp' })).toMatchObject({ focal_x: '', focal_y: '' });
});

test('fields that came later than the version are blank', () => {
  expect(postVersions.toDraft({ heading: 'Old' })).toMatchObject({ heading: 'Old', focal_x: '', alt: '' });
});
