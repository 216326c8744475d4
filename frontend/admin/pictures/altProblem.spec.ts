import { expect, test } from 'vitest';
import { admin } from '../../content/admin/admin.ts';
import { altProblem } from './altProblem.ts';

test.each(['IMG_2034.jpg', 'kitchen-final.PNG', 'DSC01234', 'PXL_20240101_101112', 'image 3', 'Screenshot'])(
  'the name of a file is no description: %s',
  (alt) => expect(altProblem(alt)).toBe(admin.form.altIsFile),
);

test.each(['', '  '])('a description that is missing is asked for: %j', (alt) =>
  expect(altProblem(alt)).toBe(admin.form.altMissing),
);

test.each(['A walnut desk', 'Photo of the hall', 'Image of a stair, 1998', 'P. Joshi’s kitchen'])(
  'words are a description: %s',
  (alt) => expect(altProblem(alt)).toBeUndefined(),
);
