import type Quill from 'quill';
import { type RefObject, useState } from 'react';
import type { Formats, ToolbarActions } from './Toolbar.tsx';
import { type LinkPlace, linkPlace, setLink } from './linkPlace.ts';

/** Commands work on the last selection even when the focus is in the toolbar. */
export function useEditorCommands(
  getEditor: () => Quill | undefined,
  picker: RefObject<HTMLInputElement | null>,
) {
  const [current, setCurrent] = useState<Formats>({});
  const [link, setLinkPlace] = useState<LinkPlace>();

  const look = () => {
    const editor = getEditor();
    const range = editor?.getSelection();
    if (editor && range) setCurrent(editor.getFormat(range));
  };
  /** Returns the focus to the text. */
  const cursor = () => getEditor()?.getSelection(true).index ?? 0;

  const actions: ToolbarActions = {
    format(name, value) {
      getEditor()?.focus();
      getEditor()?.format(name, value, 'user');
      look();
    },
    openLink() {
      const editor = getEditor();
      if (editor) setLinkPlace(linkPlace(editor));
    },
    pickImage: () => picker.current?.click(),
    clean() {
      const range = getEditor()?.getSelection(true);
      if (range) getEditor()?.removeFormat(range.index, range.length, 'user');
      look();
    },
  };
  const setLinkTo = (address: string) => {
    const editor = getEditor();
    if (editor && link) setLink(editor, link, address);
    setLinkPlace(undefined);
  };
  return { current, look, cursor, actions, link, setLinkTo, closeLink: () => setLinkPlace(undefined) };
}
