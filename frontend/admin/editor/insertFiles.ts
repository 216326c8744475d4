import Quill, { Delta } from 'quill';
import { newIdempotencyKey } from '../../api/newIdempotencyKey.ts';
import type { LibraryPicture } from '../../api/wire.gen.ts';
import { keepUnsent, unsentAddress, unsentFile } from '../draft/keepUnsent.ts';
import { UNSENT } from './blots/DescribedImage.ts';
import { dataPicture } from './dataPicture.ts';
import type { Uploaded } from './useUpload.ts';

type UploadPicture = (file: File) => Promise<Uploaded>;

/** Inserts pictures in the order chosen, at once: they stand where they are to be before they are sent. */
export function insertFiles(editor: Quill, index: number, files: readonly File[]): void {
  const isThere = editor.hasFocus() && editor.getSelection()?.index === index;
  const unsent = files.map((file) => ({ id: unsentAddress(newIdempotencyKey(), file), place: 'text', file }));
  keepUnsent(unsent);
  const pictures = unsent.reduce((all, { id }) => all.insert({ image: id }), new Delta().retain(index));
  editor.updateContents(pictures, 'user');
  if (isThere) editor.setSelection(index + files.length, 0, 'silent');
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

/** Left ones are sent again only when it is asked for. */
const tried = new WeakMap<Element, 'under way' | 'left'>();

interface Sending {
  upload: UploadPicture;
  /** Those that could not be sent before as well. */
  isAgain?: boolean;
}

/**
 * Uploads what stands in the text without being sent: chosen files and the data URLs of pasted text. What is
 * unusable is removed; what could not be sent stays, data to be saved as data.
 */
export async function sendPictures(
  editor: Quill,
  { upload, isAgain = false }: Sending,
  which = `img[src^="data:"], [${UNSENT}]`,
): Promise<void> {
  const isDue = (one: Element) => !tried.has(one) || (isAgain && tried.get(one) === 'left');
  const found = [...editor.root.querySelectorAll(which)].filter(isDue);
  await Promise.all(
    found.map(async (picture) => {
      tried.set(picture, 'under way');
      const file = fileOf(picture);
      const { address, isLeft }: Uploaded = file ? await upload(file) : {};
      tried.set(picture, 'left');
      if (!isLeft) replacePicture(editor, picture, address);
    }),
  );
}

function fileOf(picture: Element): File | undefined {
  const unsent = picture.getAttribute(UNSENT);
  return unsent === null ? dataPicture(picture.getAttribute('src') ?? '') : unsentFile(unsent);
}

/** No step of its own: what is undone is that the picture was put there. */
function replacePicture(editor: Quill, picture: Element, address: string | undefined): void {
  const blot = Quill.find(picture);
  if (!blot || blot instanceof Quill) return;
  const index = editor.getIndex(blot);
  const [before] = editor.getContents(index, 1).ops;
  const change = new Delta().retain(index).delete(1);
  const selection = editor.getSelection();
  editor.history.ignoreChange = address !== undefined;
  editor.updateContents(address ? change.insert({ image: address }, before?.attributes) : change, 'user');
  editor.history.ignoreChange = false;
  if (address !== undefined && selection) editor.setSelection(selection, 'silent');
}
