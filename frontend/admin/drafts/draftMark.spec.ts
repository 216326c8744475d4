import { expect, test } from 'vitest';
import { readMark, withDraftMark } from './draftMark.ts';

test('a draft says which editor sent it, when, and which version was put back into it', () => {
  const mark = { form: 'form', at: 1000, restoredFrom: 3 };
  expect(readMark(withDraftMark({ heading: 'Oak' }, mark))).toEqual(mark);
});
