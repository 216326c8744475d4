import { afterEach, expect, test } from 'vitest';
import { useUnsaved } from '../unsaved/useUnsaved.ts';
import { overSentence } from './overSentence.ts';

afterEach(() => useUnsaved.getState().leave());

test('who is signed out while they write is told that it is kept', () => {
  expect(overSentence()).toBe('Your session is over. Please sign in again.');
  useUnsaved.getState().report('blog', true, true);
  expect(overSentence()).toBe(
    'Your session is over. Please sign in again. Your changes are kept, and offered to you when you come back.',
  );
});

test('nobody is told that what they wrote is kept where it is not', () => {
  useUnsaved.getState().report('blog', true, false);
  expect(overSentence()).toBe('Your session is over. Please sign in again.');
});
