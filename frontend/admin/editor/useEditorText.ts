import type Quill from 'quill';
import type { Delta, EmitterSource } from 'quill';
import { useEffectEvent, useState } from 'react';
import { countWords } from '../form/textCounts.ts';
import { editorModules } from './editorSetup.ts';
import { insertPictures, replaceDataPictures } from './placePictures.ts';
import { useUpload } from './useUpload.ts';

/** What happens to the text: it is counted, passed on when a person changed it, and given its pictures. */
export function useEditorText(getEditor: () => Quill | undefined, onChange: (html: string) => void) {
  const [words, setWords] = useState(0);
  const { upload, isUploading, failure } = useUpload();

  const takeFiles = (index: number, files: File[]) => {
    const editor = getEditor();
    if (editor) void insertPictures(editor, index, files, upload);
  };
  const takePastedFiles = useEffectEvent(takeFiles);
  const [modules] = useState(() => editorModules((index, files) => takePastedFiles(index, files)));

  const onText = (html: string, _change: Delta, source: EmitterSource) => {
    const editor = getEditor();
    if (!editor) return;
    setWords(countWords(editor.getText()));
    if (source !== 'user') return;
    onChange(html);
    void replaceDataPictures(editor, upload);
  };
  return { words, isUploading, failure, modules, takeFiles, onText };
}
