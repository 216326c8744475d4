import Quill, { Range } from 'quill';
import { DescribedImage } from '../blots/DescribedImage.ts';

/** What is written by keys and pasting. */
const WRITING = ['keydown', 'beforeinput', 'compositionstart', 'paste'];

/** Chromium gives a text whose picture is pressed the focus, and leaves the selection wherever it was. */
export function holdSelection(editor: Quill): void {
  const { root, selection, composition } = editor;
  root.addEventListener('click', ({ target, shiftKey }) => {
    const picture = target instanceof Element ? Quill.find(target) : null;
    if (!shiftKey && picture instanceof DescribedImage)
      selection.setRange(new Range(editor.getIndex(picture), 1), 'user');
  });
  for (const way of WRITING)
    root.addEventListener(
      way,
      () => {
        const isHeld = composition.isComposing || selection.getNativeRange() !== null;
        if (!isHeld) selection.setRange(selection.savedRange, 'silent');
      },
      { capture: true },
    );
  editor.on('editor-change', () => markPictures(editor));
}

/** Browsers tint what is selected, which a dark picture hides. */
function markPictures({ scroll, selection }: Quill): void {
  const { index, length } = selection.lastRange ?? new Range(0);
  const selected = length > 0 ? scroll.descendants(DescribedImage, index, length) : [];
  for (const picture of scroll.descendants(DescribedImage)) picture.mark(selected.includes(picture));
}
