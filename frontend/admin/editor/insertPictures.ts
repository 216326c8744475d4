import Quill, { type Delta as Change, Delta } from 'quill';
import { dataPicture } from './dataPicture.ts';
import type { Uploaded } from './useUpload.ts';

type Upload = (file: File) => Promise<Uploaded>;

/**
 * Puts pictures into the text where the cursor was, one after the other, in the order they were chosen. The place is
 * followed while the uploads take their time and someone goes on typing, here or in another field.
 */
export async function insertPictures(
  editor: Quill,
  index: number,
  files: readonly File[],
  upload: Upload,
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

/** The cursor stays behind the picture, unless it is elsewhere by now. */
function insertPicture(editor: Quill, place: number, address: string): void {
  const isThere = editor.hasFocus() && editor.getSelection()?.index === place;
  editor.insertEmbed(place, 'image', address, 'user');
  if (isThere) editor.setSelection(place + 1, 0, 'silent');
}

const underWay = new WeakSet<Element>();

/**
 * Pictures that came inside pasted text, each written into its own address, become files of this site. One that is no
 * picture goes; one that could not be sent stays as it is, for a save takes it too.
 */
export async function replaceDataPictures(editor: Quill, upload: Upload): Promise<void> {
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
