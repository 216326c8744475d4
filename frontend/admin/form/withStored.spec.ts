import { expect, test } from 'vitest';
import { emptyDraft } from '../draft/postDraft.ts';
import { withStored } from './withStored.ts';

const before = { ...emptyDraft('2025-12-31'), focal_x: '20', focal_y: '30' };
const oak = { src: 'uploads/oak.webp', alt: 'An oak table', is_decorative: false, focal_x: 60, focal_y: 40 };

test('a desktop picture of the library brings its focal point and its description', () => {
  expect(withStored(before, 'feature_image', oak, before)).toMatchObject({
    feature_image_path: oak.src,
    focal_x: '60',
    focal_y: '40',
    alt: oak.alt,
  });
});

test('a description that was typed stays', () => {
  expect(withStored({ ...before, alt: 'Mine' }, 'feature_image', oak, before).alt).toBe('Mine');
});

test('a mobile picture of the library takes the place of a cut and leaves the focal point', () => {
  const cut = { ...before, mobile_is_cut: 'true' };
  expect(withStored(cut, 'mb_image', oak, before)).toMatchObject({
    mb_image_path: oak.src,
    mobile_is_cut: '',
    focal_x: '20',
  });
});

test('a decorative picture of the library is decorative here too', () => {
  const leaf = { ...oak, alt: '', is_decorative: true };
  expect(withStored(before, 'feature_image', leaf, before)).toMatchObject({ alt: '', is_decorative: 'true' });
});

test('not using it brings back the focal point that was there', () => {
  const used = withStored(before, 'feature_image', oak, before);
  expect(withStored(used, 'feature_image', undefined, before)).toMatchObject({
    feature_image_path: '',
    focal_x: '20',
    focal_y: '30',
  });
});
