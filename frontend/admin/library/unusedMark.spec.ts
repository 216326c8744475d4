import { expect, test } from 'vitest';
import { libraryPicture } from '../test/libraryPicture.ts';
import { unusedMark } from './unusedMark.ts';

const sent = { ...libraryPicture, added_at: '2026-11-01T09:00:00Z', use_count: 0 };
const on = (moment: string) => Date.parse(moment);

test('an unused picture is marked from the first day, and offered for deletion after 30', () => {
  expect(unusedMark(sent, on('2026-11-01T09:01:00Z'))).toBe('Unused');
  expect(unusedMark(sent, on('2026-12-01T09:00:00Z'))).toBe('Unused, may be deleted');
});

test('a picture that is used, or that came with the site, has no such mark', () => {
  expect(unusedMark({ ...sent, use_count: 1 }, on('2026-12-31T09:00:00Z'))).toBeUndefined();
  expect(unusedMark({ ...sent, origin: 'shipped' }, on('2026-12-31T09:00:00Z'))).toBeUndefined();
});
