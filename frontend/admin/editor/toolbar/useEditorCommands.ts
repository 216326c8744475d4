import type Quill from 'quill';
import { type RefObject, useState } from 'react';
import type { ToolbarActions } from './Toolbar.tsx';
import { focusText } from '../focusText.ts';
import { type Formats, clearFormats, setFormat } from '../setFormat.ts';
import { useTableCommands } from '../table/useTableCommands.ts';
import { useSteps } from './useSteps.ts';
import { useLinkPlace } from '../links/useLinkPlace.ts';
import { useLibraryPicker } from '../pictures/useLibraryPicker.tsx';

/** Commands work on the last selection even when the focus is in the toolbar. */
export function useEditorCommands(
  getEditor: () => Quill | undefined,
  picker: RefObject<HTMLInputElement | null>,
) {
  const [current, setCurrent] = useState<Formats>({});
  const { openLink, ...link } = useLinkPlace(getEditor);
  const { choose, dialog: libraryDialog } = useLibraryPicker(getEditor);
  const history = useSteps(getEditor);

  const look = () => {
    const editor = getEditor();
    const range = editor?.getSelection();
    if (editor && range) setCurrent(editor.getFormat(range));
    history.look();
  };
  const table = useTableCommands(getEditor, look);
  const cursor = () => {
    const editor = getEditor();
    return editor ? focusText(editor).index : 0;
  };

  const actions: ToolbarActions = {
    ...history.actions,
    format(name, value) {
      const editor = getEditor();
      editor?.focus();
      if (editor) setFormat(editor, name, value);
      look();
    },
    openLink,
    pickImage: () => picker.current?.click(),
    ...table.actions,
    openLibrary: choose,
    clean() {
      const editor = getEditor();
      if (editor) clearFormats(editor, focusText(editor));
      look();
    },
  };
  const toolbar = { formats: current, steps: history.steps, actions };
  return { toolbar, look, cursor, ...link, table, libraryDialog };
}
