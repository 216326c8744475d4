import type Quill from 'quill';
import type { Delta } from 'quill';
import { changeText } from '../changeText.ts';
import type { PictureActions } from './PictureTexts.tsx';
import { pictureChanges } from './pictureChanges.ts';

export function usePictureActions(getEditor: () => Quill | undefined): PictureActions {
  const change = (make: (text: Delta) => Delta) => {
    const editor = getEditor();
    if (editor) changeText(editor, make(editor.getContents()));
  };
  return {
    describe: (picture, alt) => change(() => pictureChanges.describe(picture, alt)),
    decorate: (picture, isDecorative) => change(() => pictureChanges.decorate(picture, isDecorative)),
    caption: (picture, words) => change((text) => pictureChanges.caption(text, picture, words)),
    putBeside: (picture, isBeside) => change((text) => pictureChanges.putBeside(text, picture, isBeside)),
  };
}
