import Quill, { type Delta as Change, Delta } from 'quill';
import type { LibraryPicture } from '../../api/wire.gen.ts';
import { dataPicture } from './dataPicture.ts';
import type { Uploaded } from './useUpload.ts';

type UploadPicture = (file: File) => Promise<Uploaded>;

/** Inserts pictures at the cursor in the order chosen; the place moves with what is typed meanwhile. */
export async function insertPictures(
  editor: Quill,
  index: number,
  files: readonly File[],
  upload: UploadPicture,
): Promise<void> {
  let place = index;
  const follow = (change: Change) => {
    place = change.transformPosition(place);
  };
  editor.on('text-change', follow);
  await Promise.all(
    files.map(async (file) => {
      const { address } = await upload(file);
      if (address !== undefined) insertPicture(editor, place, address);
    }),
  );
  editor.off('text-change', follow);
}

function insertPicture(editor: Quill, place: number, address: string): void {
  const isThere = editor.hasFocus() && editor.getSelection()?.index === place;
  editor.insertEmbed(place, 'image', address, 'user');
  if (isThere) editor.setSelection(place + 1, 0, 'silent');
}

/** One of the library, with what is kept of it; the cursor goes behind it. */
export function insertStored(
  editor: Quill,
  place: number,
  { src, alt, is_decorative }: LibraryPicture,
): void {
  editor.insertEmbed(place, 'image', `/api/${src}`, 'user');
  if (is_decorative) editor.formatText(place, 1, 'decorative', 'true', 'user');
  else if (alt) editor.formatText(place, 1, 'alt', alt, 'user');
  editor.setSelection(place + 1, 0, 'silent');
}

const underWay = new WeakSet<Element>();

/** Uploads the data URLs of pasted text. An unusable one is removed; one that could not be sent stays, to be saved as data. */
export async function replaceDataPictures(editor: Quill, upload: UploadPicture): Promise<void> {
  const found = [...editor.root.querySelectorAll('img[src^="data:"]')].filter((one) => !underWay.has(one));
  await Promise.all(
    found.map(async (picture) => {
      underWay.add(picture);
      const file = dataPicture(picture.getAttribute('src') ?? '');
      const { address, isLeft }: Uploaded = file ? await upload(file) : {};
      const blot = Quill.find(picture);
      if (isLeft || !blot || blot instanceof Quill) return;
      const index = editor.getIndex(blot);
      const [before] = editor.getContents(index, 1).ops;
      const change = new Delta().retain(index).delete(1);
      editor.updateContents(address ? change.insert({ image: address }, before?.attributes) : change, 'user');
    }),
  );
}
