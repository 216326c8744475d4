import { expect, test } from 'vitest';
import { readMark, withDraftMark } from './draftMark.ts';

test('a draft says which editor sent it, when, of which version, under which key of a save and with which files', () => {
  const mark = { form: 'form', at: 1000, restoredFrom: 3, saveKey: 'sent-before', files: ['oak.jpg'] };
  expect(readMark(withDraftMark({ heading: 'Oak' }, mark))).toEqual(mark);
});
