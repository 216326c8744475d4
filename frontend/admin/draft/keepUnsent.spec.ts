import { expect, test } from 'vitest';
import {
  isUnsent,
  keepUnsent,
  shownAddress,
  unsentAddress,
  unsentFile,
  unsentFilesIn,
  unsentIn,
  unsentName,
  withoutUnsent,
  withUnsent,
} from './keepUnsent.ts';

const file = new File(['oak'], 'बरामदा "one" & two.jpg', { type: 'image/jpeg' });
const address = unsentAddress('a1', file);
const text = `<p>Oak</p><figure><img alt="From oak > to ash" src="${address}">Ash</figure><p><img src="/api/uploads/b.webp"></p>`;

test('the address of a picture that is not sent tells the name of its file', () => {
  expect(isUnsent(address)).toBe(true);
  expect(unsentName(address)).toBe(file.name);
  expect(unsentIn(text)).toEqual([address]);
});

test('a text is saved without the pictures that are not sent, and with all others', () => {
  expect(withoutUnsent(text)).toBe('<p>Oak</p><figure>Ash</figure><p><img src="/api/uploads/b.webp"></p>');
});

test('a picture whose place is not known stands at the end, once', () => {
  const late = { id: unsentAddress('c3', file), place: 'text', file };
  const both = withUnsent(text, [{ id: address, place: 'text', file }, late]);
  expect(both).toBe(`${text}<p><img src="${late.id}"></p>`);
  expect(withUnsent(both, [late])).toBe(both);
});

test('a device that does not have the file has no picture for its address', () => {
  const other = unsentAddress('b2', file);
  expect(unsentFile(other)).toBeUndefined();
  expect(shownAddress(other)).toBe(other);
});

test('the files of a text are those of its addresses', () => {
  const kept = { id: address, place: 'text', file };
  keepUnsent([kept]);
  expect(unsentFilesIn(text)).toEqual([expect.objectContaining(kept)]);
  expect(unsentFile(address)).toBe(file);
  expect(shownAddress(address)).toMatch(/^blob:/);
});
