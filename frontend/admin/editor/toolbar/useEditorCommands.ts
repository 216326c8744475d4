import type Quill from 'quill';
import { type RefObject, useState } from 'react';
import type { Steps, ToolbarActions } from './Toolbar.tsx';
import { focusText } from '../focusText.ts';
import { type Formats, clearFormats, setFormat } from '../setFormat.ts';
import { useTableCommands } from '../table/useTableCommands.ts';
import { useLinkPlace } from '../links/useLinkPlace.ts';
import { useLibraryPicker } from '../pictures/useLibraryPicker.tsx';

/** Commands work on the last selection even when the focus is in the toolbar. */
export function useEditorCommands(
  getEditor: () => Quill | undefined,
  picker: RefObject<HTMLInputElement | null>,
) {
  const [current, setCurrent] = useState<Formats>({});
  const [steps, setSteps] = useState<Steps>({ canUndo: false, canRedo: false });
  const { openLink, ...link } = useLinkPlace(getEditor);
  const library = useLibraryPicker(getEditor);

  const look = () => {
    const editor = getEditor();
    const range = editor?.getSelection();
    if (editor && range) setCurrent(editor.getFormat(range));
    if (editor) setSteps(stepsOf(editor));
  };
  const table = useTableCommands(getEditor, look);
  const cursor = () => {
    const editor = getEditor();
    return editor ? focusText(editor).index : 0;
  };

  const step = (direction: 'undo' | 'redo') => {
    getEditor()?.history[direction]();
    look();
  };

  const actions: ToolbarActions = {
    undo: () => step('undo'),
    redo: () => step('redo'),
    format(name, value) {
      const editor = getEditor();
      editor?.focus();
      if (editor) setFormat(editor, name, value);
      look();
    },
    openLink,
    pickImage: () => picker.current?.click(),
    ...table.actions,
    openLibrary: library.choose,
    clean() {
      const editor = getEditor();
      if (editor) clearFormats(editor, focusText(editor));
      look();
    },
  };
  const libraryDialog = library.dialog;
  return { current, steps, look, cursor, actions, ...link, table, libraryDialog };
}

function stepsOf({ history: { stack } }: Quill): Steps {
  return { canUndo: stack.undo.length > 0, canRedo: stack.redo.length > 0 };
}
