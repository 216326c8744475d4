import { expect, test } from 'vitest';
import { parseKeptPictures } from './keptPictures.ts';

const kept = { project: 'pale-ash', picture: '04', note: 'The arch.' };

test('what is kept is read as it was stored, in its order', () => {
  const other = { ...kept, picture: '02' };
  expect(parseKeptPictures(JSON.stringify([kept, other]))).toEqual([kept, other]);
});

test.each(['', '{', 'null', '"pale-ash"', '{"0":1}', '[null,1,"x",[]]', '[{"project":"pale-ash"}]'])(
  'nothing is kept where %j is stored',
  (stored) => {
    expect(parseKeptPictures(stored)).toEqual([]);
  },
);

test('an entry that is no picture does not lose the others', () => {
  expect(parseKeptPictures(JSON.stringify([{ ...kept, note: 7 }, kept]))).toEqual([kept]);
});

test('no more are read than an enquiry can carry', () => {
  const many = Array.from({ length: 30 }, (_, n) => ({ ...kept, picture: `${n}` }));
  expect(parseKeptPictures(JSON.stringify(many))).toEqual(many.slice(0, 12));
});
