import type Quill from 'quill';
import type { Delta, EmitterSource } from 'quill';
import { useEffect, useEffectEvent, useState } from 'react';
import { isUnsent, unsentName } from '../draft/keepUnsent.ts';
import { asWords } from './asWords.ts';
import { clearOfBars } from './clearOfBars.ts';
import { countWords } from './countWords.ts';
import { editorModules } from './editorModules.ts';
import { UNSENT } from './blots/DescribedImage.ts';
import { holdSelection } from './pictures/holdSelection.ts';
import { insertFiles, sendPictures, takeData } from './pictures/insertFiles.ts';
import { type TextPicture, textPictures } from './pictures/textPictures.ts';
import { guardInput } from './guardInput.ts';
import { joinRanges } from './table/joinRanges.ts';
import { useComposedText } from './useComposedText.ts';
import { usePictureActions } from './pictures/usePictureActions.ts';
import { useUpload } from './pictures/useUpload.ts';

/** Available while the editor is still being set up. */
type Reading = Pick<Quill, 'getContents'>;

export function useEditorText(getEditor: () => Quill | undefined, onChange: (html: string) => void) {
  const { words, pictures, look } = useShown();
  const { upload, uploads, forgetFailures } = useUpload();

  const takeFiles = (index: number, files: File[]) => {
    const editor = getEditor();
    forgetFailures();
    if (editor) insertFiles(editor, index, files);
  };
  const takePastedFiles = useEffectEvent(takeFiles);
  const [modules] = useState(() => editorModules((index, files) => takePastedFiles(index, files)));

  const onText = (html: string, _change: Delta, source: EmitterSource, shown: Reading) => {
    look(shown);
    if (source !== 'user') return;
    const editor = getEditor();
    if (editor && takeData(editor)) return;
    onChange(html);
    if (editor) void sendPictures(editor, { upload });
  };
  useBeginning(getEditor, (editor) => {
    clearOfBars(editor);
    holdSelection(editor);
    guardInput(editor);
    joinRanges(editor);
    look(editor);
    void sendPictures(editor, { upload }, `[${UNSENT}]`);
  });
  useComposedText(getEditor, onChange);
  const sendAgain = () => {
    const editor = getEditor();
    forgetFailures();
    if (!editor) return;
    takeData(editor);
    void sendPictures(editor, { upload, isAgain: true });
  };
  const pictureActions = usePictureActions(getEditor);
  const isUploading = uploads.total > 0;
  const waiting = pictures.filter(({ src }) => isUnsent(src)).map(({ src }) => unsentName(src));
  const unsent = { names: isUploading ? [] : waiting, sendAgain };
  return { words, pictures, pictureActions, uploads, isUploading, unsent, modules, takeFiles, onText };
}

function useShown() {
  const [words, setWords] = useState(0);
  const [pictures, setPictures] = useState<TextPicture[]>([]);
  const look = (shown: Reading) => {
    const text = shown.getContents();
    setWords(countWords(text.map(({ insert }) => asWords(insert)).join('')));
    setPictures(textPictures(text));
  };
  return { words, pictures, look };
}

function useBeginning(getEditor: () => Quill | undefined, onLoaded: (editor: Quill) => void) {
  const begin = useEffectEvent(() => {
    const editor = getEditor();
    if (!editor) return;
    // The library loads the text as a step that could be undone.
    editor.history.clear();
    onLoaded(editor);
  });
  useEffect(() => begin(), []);
}
