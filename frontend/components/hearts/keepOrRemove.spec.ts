import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeStorage } from '../../test/FakeStorage.ts';
import { storedPictures, useShortlist } from '../../stores/keptPictures.ts';
import { keepOrRemove, putBack, removePicture, saveNote } from './keepOrRemove.ts';

const name = (picture: number) => ({ project: 'pale-ash', picture: `${picture}` });
const pictures = () => storedPictures().map(({ picture }) => picture);

beforeEach(() => vi.stubGlobal('window', { localStorage: new FakeStorage() }));
afterEach(() => vi.unstubAllGlobals());

test('a heart keeps a picture, and pressed again lets go of it', () => {
  expect(keepOrRemove(name(4))).toBe('kept');
  expect(storedPictures()).toEqual([{ ...name(4), note: '' }]);
  expect(useShortlist.getState().kept).toEqual(storedPictures());
  expect(keepOrRemove(name(4))).toBe('removed');
  expect(storedPictures()).toEqual([]);
});

test('the last picture leaves nothing behind on the device', () => {
  keepOrRemove(name(4));
  removePicture(name(4));
  expect(window.localStorage.length).toBe(0);
});

test('twelve are kept and no more', () => {
  for (let n = 1; n <= 12; n += 1) keepOrRemove(name(n));
  expect(keepOrRemove(name(13))).toBe('full');
  expect(pictures()).toHaveLength(12);
  expect(keepOrRemove(name(12))).toBe('removed');
});

test('what is put back stands where it stood, with its note', () => {
  for (let n = 1; n <= 3; n += 1) keepOrRemove(name(n));
  saveNote(name(2), 'Could the tile be white?');
  const [, second] = storedPictures();
  removePicture(name(2));
  expect(second && putBack(second, 1)).toBe(true);
  expect(storedPictures()[1]).toEqual({ ...name(2), note: 'Could the tile be white?' });
  expect(pictures()).toEqual(['1', '2', '3']);
});

test('of what is put back the page keeps nothing that it was told by the server', () => {
  const shown = { ...name(1), note: '', title: 'Pale ash', slug: 'pale-ash' };
  expect(putBack(shown, 0)).toBe(true);
  expect(storedPictures()).toEqual([{ ...name(1), note: '' }]);
});

test('a note has at most 200 letters and no space around it', () => {
  keepOrRemove(name(1));
  saveNote(name(1), `  ${'a'.repeat(300)}`);
  expect(storedPictures()[0]?.note).toBe('a'.repeat(200));
});

test('what another tab kept is not lost', () => {
  keepOrRemove(name(1));
  useShortlist.setState({ kept: [] });
  keepOrRemove(name(2));
  expect(pictures()).toEqual(['1', '2']);
});

test('a browser that stores nothing keeps nothing, and says so', () => {
  const full = new FakeStorage();
  full.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('window', { localStorage: full });
  useShortlist.setState({ kept: [] });
  expect(keepOrRemove(name(1))).toBe('refused');
  expect(useShortlist.getState().kept).toEqual([]);
});
