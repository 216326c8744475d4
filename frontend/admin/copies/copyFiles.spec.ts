import { beforeEach, expect, test, vi } from 'vitest';
import {
  type CopyFiles,
  NO_FILES,
  readAllFiles,
  readCopyFiles,
  releaseCopyFiles,
  removeCopyFiles,
  saveCopyFiles,
} from './copyFiles.ts';

const stored = new Map<string, unknown>();
let takesFiles = true;

const holdsFile = (value: unknown): boolean =>
  value instanceof File || (value instanceof Object && Object.values(value).some(holdsFile));

vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  get: (key: string) => Promise.resolve(stored.get(key)),
  set: (key: string, value: unknown) => {
    if (!takesFiles && holdsFile(value)) return Promise.reject(new DOMException('', 'UnknownError'));
    return Promise.resolve(stored.set(key, value));
  },
  entries: () => Promise.resolve([...stored]),
  delMany: (keys: string[]) => Promise.resolve(keys.forEach((key) => stored.delete(key))),
}));

const file = (name: string) => new File([name], name, { type: 'image/png', lastModified: 7 });
const files: CopyFiles = {
  pictures: { feature_image: file('veranda.png') },
  unsent: [{ id: 'a', place: 'text', file: file('stair.png') }],
};

beforeEach(() => {
  stored.clear();
  takesFiles = true;
});

test('where a browser stores files, they are stored as such', async () => {
  expect(await saveCopyFiles('form', files)).toBe(true);
  expect(stored.get('form')).toMatchObject({ feature_image: files.pictures.feature_image });
  expect(await readCopyFiles('form')).toEqual(files);
});

test('where a browser stores no files, as in a private window of Safari, they are kept all the same', async () => {
  takesFiles = false;
  expect(await saveCopyFiles('form', files)).toBe(true);
  const [[, { pictures, unsent }] = ['', files]] = await readAllFiles();
  const [{ file: inText } = { file: undefined }] = unsent;
  expect(pictures.feature_image).toMatchObject({ name: 'veranda.png', type: 'image/png', lastModified: 7 });
  expect(await pictures.feature_image?.text()).toBe('veranda.png');
  expect(unsent).toMatchObject([{ id: 'a', place: 'text' }]);
  expect(await inText?.text()).toBe('stair.png');
});

test('files that are removed while their bytes are read do not come back', async () => {
  takesFiles = false;
  const saving = saveCopyFiles('form', files);
  await removeCopyFiles('form');
  await saving;
  expect(stored.size).toBe(0);
});

test('what is read or released just after a save is what was saved', async () => {
  takesFiles = false;
  await saveCopyFiles('form', NO_FILES);
  const saving = saveCopyFiles('form', files);
  await releaseCopyFiles('form');
  expect(await saving).toBe(true);
  const { pictures } = await readCopyFiles('form');
  expect(pictures.feature_image?.name).toBe('veranda.png');
});
