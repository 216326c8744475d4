import { expect, test } from 'vitest';
import { chooseFiles } from './chooseFiles.ts';

const MB = 1024 * 1024;
const file = (name: string, type = 'application/pdf', bytes = 1) =>
  new File([new Uint8Array(bytes)], name, { type, lastModified: 0 });
const plan = file('plan.pdf');

test('what is chosen later is added, the same file once', () => {
  const room = file('room.jpg', 'image/jpeg');
  expect(chooseFiles([plan], [room, file('plan.pdf')])).toEqual({ files: [plan, room], refused: [] });
});

test('a file of 10 MB is taken and one byte more is not, with the reason', () => {
  expect(chooseFiles([], [file('a.pdf', 'application/pdf', 10 * MB)]).files).toHaveLength(1);
  expect(chooseFiles([], [file('a.pdf', 'application/pdf', 10 * MB + 1)])).toEqual({
    files: [],
    refused: ['a.pdf is larger than 10 MB, so it was not added.'],
  });
});

test('a photograph is made smaller on the way, so it may be four times as large', () => {
  expect(chooseFiles([], [file('a.jpg', 'image/jpeg', 40 * MB)]).files).toHaveLength(1);
  expect(chooseFiles([], [file('a.jpg', 'image/jpeg', 40 * MB + 1)]).files).toEqual([]);
});

test('a file of which the telephone does not say what it is, is left to the server', () => {
  expect(chooseFiles([], [file('a', '')]).files).toHaveLength(1);
});

test.each([
  ['a.heic', 'image/heic'],
  ['A.HEIF', ''],
])('that %s of the kind %j is a HEIC photograph is said, and what to do', (name, type) => {
  expect(chooseFiles([], [file(name, type)]).refused).toEqual([
    `${name} is a HEIC photograph, which cannot be read here. Please choose it as a JPEG.`,
  ]);
});

test.each(['image/svg+xml', 'text/html'])('a file of the kind %j is not taken', (type) => {
  expect(chooseFiles([], [file('a', type)]).refused).toEqual([
    'a is neither a JPEG, PNG or WebP picture nor a PDF, so it was not added.',
  ]);
});

test('the sixth file is not taken, the five before it are', () => {
  const six = Array.from({ length: 6 }, (_, n) => file(`${n}.pdf`));
  expect(chooseFiles([], six)).toEqual({
    files: six.slice(0, 5),
    refused: ['5.pdf was not added: 5 files are the most.'],
  });
});

test('an empty file is not taken, with the reason', () => {
  expect(chooseFiles([], [file('plan.pdf', 'application/pdf', 0)])).toEqual({
    files: [],
    refused: ['plan.pdf is empty, so it was not added.'],
  });
});
