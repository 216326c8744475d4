import type Quill from 'quill';
import { flushSync } from 'react-dom';
import { useTextPlace } from '../useTextPlace.ts';
import { tableCommands } from './tableCommands.ts';
import type { TableChange } from './tableChanges.ts';

/** @param look shows the tools of where the cursor is now */
export function useTableCommands(getEditor: () => Quill | undefined, look: () => void) {
  const [place, setPlace] = useTextPlace(getEditor);
  const change = (make: (editor: Quill) => void) => {
    const editor = getEditor();
    if (editor) make(editor);
    look();
  };
  return {
    isOpen: place !== undefined,
    close: () => setPlace(undefined),
    insert: (rows: number, columns: number) => {
      // Nothing behind an open dialog takes the focus.
      flushSync(() => setPlace(undefined));
      change((editor) => tableCommands.insert(editor, place?.index ?? 0, [rows, columns]));
    },
    actions: {
      // A dialog takes the selection away.
      openTable: () => setPlace(getEditor()?.getSelection(true)),
      changeTable: (name: TableChange) => change((editor) => tableCommands.change(editor, name)),
      captionTable: () => change(tableCommands.caption),
    },
  };
}
