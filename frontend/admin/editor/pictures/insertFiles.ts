import Quill, { Delta, Op } from 'quill';
import { newIdempotencyKey } from '../../../api/newIdempotencyKey.ts';
import type { LibraryPicture } from '../../../api/wire.gen.ts';
import { keepUnsent, unsentAddress, unsentFile } from '../../draft/keepUnsent.ts';
import { UNSENT } from '../blots/DescribedImage.ts';
import { changeText } from '../changeText.ts';
import { dataPicture } from './dataPicture.ts';
import type { Uploaded } from './useUpload.ts';

type UploadPicture = (file: File) => Promise<Uploaded>;

/** Inserts pictures in the order chosen, at once: they stand where they are to be before they are sent. */
export function insertFiles(editor: Quill, index: number, files: readonly File[]): void {
  const isThere = editor.hasFocus() && editor.getSelection()?.index === index;
  const pictures = files.reduce(
    (all, file) => all.insert({ image: keptAddress(file) }),
    new Delta().retain(index),
  );
  editor.updateContents(pictures, 'user');
  if (isThere) editor.setSelection(index + files.length, 0, 'silent');
}

function keptAddress(file: File): string {
  const id = unsentAddress(newIdempotencyKey(), file);
  keepUnsent([{ id, place: 'text', file }]);
  return id;
}

/** Pasted data becomes files, as if chosen: with it a text is soon too long to be kept. @returns whether any did */
export function takeData(editor: Quill): boolean {
  const change = editor.getContents().reduce((made, part) => {
    const { image } = typeof part.insert === 'object' ? part.insert : {};
    const file = typeof image === 'string' ? dataPicture(image) : undefined;
    return file
      ? made.insert({ image: keptAddress(file) }, part.attributes).delete(1)
      : made.retain(Op.length(part));
  }, new Delta());
  const isChange = change.chop().length() > 0;
  if (isChange) changeInPlace(editor, change);
  return isChange;
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

/** Uploads what stands in the text without being sent. What is unusable is removed; what could not be sent stays. */
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
      const file = unsentFile(picture.getAttribute(UNSENT) ?? '');
      const { address, isLeft }: Uploaded = file ? await upload(file) : {};
      if (!isLeft) await untilComposed(editor);
      tried.set(picture, 'left');
      if (!isLeft) replacePicture(editor, picture, address);
    }),
  );
}

/** Before, the library does not know where the cursor is, and the browser would begin the word anew. */
function untilComposed(editor: Quill): Promise<void> {
  return new Promise((resolve) => {
    if (editor.composition.isComposing) editor.once(Quill.events.COMPOSITION_END, () => resolve());
    else resolve();
  });
}

function replacePicture(editor: Quill, picture: Element, address: string | undefined): void {
  const blot = Quill.find(picture);
  if (!blot || blot instanceof Quill) return;
  const index = editor.getIndex(blot);
  const [before] = editor.getContents(index, 1).ops;
  const change = new Delta().retain(index).delete(1);
  if (address) changeInPlace(editor, change.insert({ image: address }, before?.attributes));
  else changeText(editor, change);
}

/** No step of its own: what is undone is that the picture was put there. */
function changeInPlace(editor: Quill, change: Delta): void {
  const selection = editor.hasFocus() ? editor.getSelection() : null;
  editor.history.ignoreChange = true;
  changeText(editor, change);
  editor.history.ignoreChange = false;
  // By force: in Chromium the cursor hangs on the picture that is gone, where the numbers look the same.
  if (selection) editor.selection.setRange(selection, true, 'silent');
}
