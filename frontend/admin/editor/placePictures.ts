import Quill, { type Delta as Change, Delta } from 'quill';
import { dataPicture } from './dataPicture.ts';

/** Answers with the picture's address, or undefined when it could not be uploaded. */
type Upload = (file: File) => Promise<string | undefined>;

/** Puts pictures into the text where the cursor was, one after the other, in the order they were chosen. */
export async function insertPictures(
  editor: Quill,
  index: number,
  files: readonly File[],
  upload: Upload,
): Promise<void> {
  const [file, ...others] = files;
  if (!file) return;
  const { address, place } = await uploadFor(editor, index, upload(file));
  if (address !== undefined) {
    editor.insertEmbed(place, 'image', address, 'user');
    editor.setSelection(place + 1, 0, 'silent');
  }
  await insertPictures(editor, address === undefined ? place : place + 1, others, upload);
}

/** Follows the place in the text while the upload takes its time and someone goes on typing. */
async function uploadFor(editor: Quill, index: number, upload: Promise<string | undefined>) {
  let place = index;
  const follow = (change: Change) => {
    place = change.transformPosition(place);
  };
  editor.on('text-change', follow);
  try {
    return { address: await upload, place };
  } finally {
    editor.off('text-change', follow);
  }
}

const underWay = new WeakSet<Element>();

/** Pictures that came inside pasted text, each written into its own address, become files of this site or go. */
export async function replaceDataPictures(editor: Quill, upload: Upload): Promise<void> {
  const found = [...editor.root.querySelectorAll('img[src^="data:"]')].filter((one) => !underWay.has(one));
  await Promise.all(
    found.map(async (picture) => {
      underWay.add(picture);
      const file = dataPicture(picture.getAttribute('src') ?? '');
      const address = file && (await upload(file));
      const blot = Quill.find(picture);
      if (!blot || blot instanceof Quill) return;
      const change = new Delta().retain(editor.getIndex(blot)).delete(1);
      editor.updateContents(address ? change.insert({ image: address }) : change, 'user');
    }),
  );
}
