import { expect, test } from 'vitest';
import { readMark, withDraftMark } from './draftMark.ts';

test('a draft says which editor sent it, when, of which version and under which key of a save', () => {
  const mark = { form: 'form', at: 1000, restoredFrom: 3, saveKey: 'sent-before' };
  expect(readMark(withDraftMark({ heading: 'Oak' }, mark))).toEqual(mark);
});
