import { expect, test } from 'vitest';
import { emptyDraft } from '../draft/postDraft.ts';
import { withStored } from './withStored.ts';

const before = { ...emptyDraft('2025-12-31'), focal_x: '20', focal_y: '30' };
const oak = { src: 'uploads/oak.webp', alt: 'An oak table', is_decorative: false, focal_x: 60, focal_y: 40 };
const elm = { ...oak, src: 'uploads/elm.webp', alt: 'An elm chair' };
const alone = { initial: before, brought: {}, hasMain: false };

test('a desktop picture of the library brings its focal point and its description', () => {
  expect(withStored(before, 'feature_image', oak, alone)).toMatchObject({
    feature_image_path: oak.src,
    focal_x: '60',
    focal_y: '40',
    alt: oak.alt,
  });
});

test('a description that was typed stays', () => {
  expect(withStored({ ...before, alt: 'Mine' }, 'feature_image', oak, alone).alt).toBe('Mine');
});

test('a mobile picture of the library takes the place of a cut and leaves the focal point', () => {
  const cut = { ...before, mobile_is_cut: 'true' };
  expect(withStored(cut, 'mb_image', oak, alone)).toMatchObject({
    mb_image_path: oak.src,
    mobile_is_cut: '',
    focal_x: '20',
  });
});

test('a decorative picture of the library is decorative here too', () => {
  const leaf = { ...oak, alt: '', is_decorative: true };
  expect(withStored(before, 'feature_image', leaf, alone)).toMatchObject({
    alt: '',
    is_decorative: 'true',
  });
});

test('not using it brings back the focal point that was there', () => {
  const used = withStored(before, 'feature_image', oak, alone);
  expect(withStored(used, 'feature_image', undefined, alone)).toMatchObject({
    feature_image_path: '',
    focal_x: '20',
    focal_y: '30',
  });
});

test('a second choice brings its own description in place of the first', () => {
  const first = withStored(before, 'feature_image', oak, alone);
  const brought = { feature_image: oak.alt };
  const second = withStored(first, 'feature_image', elm, { ...alone, brought });
  expect(second.alt).toBe('An elm chair');
});

test('not using it brings back the description that was there', () => {
  const used = { ...before, alt: oak.alt };
  const brought = { feature_image: oak.alt };
  const undone = withStored(used, 'feature_image', undefined, { ...alone, brought });
  expect(undone.alt).toBe('');
});

test('a mobile picture leaves the description that the desktop picture brought', () => {
  const used = { ...before, alt: oak.alt };
  const brought = { feature_image: oak.alt };
  expect(withStored(used, 'mb_image', elm, { ...alone, brought }).alt).toBe(oak.alt);
});

test('a mobile picture brings its description only where there is no desktop picture', () => {
  const besideMain = { ...alone, hasMain: true };
  expect(withStored(before, 'mb_image', elm, alone).alt).toBe(elm.alt);
  expect(withStored(before, 'mb_image', elm, besideMain).alt).toBe('');
});
