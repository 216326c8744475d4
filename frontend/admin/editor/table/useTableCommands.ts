import type Quill from 'quill';
import { focusText } from '../focusText.ts';
import { useTextPlace } from '../useTextPlace.ts';
import { tableCommands } from './tableCommands.ts';
import type { TableChange } from './tableChanges.ts';

/** @param look shows the tools of where the cursor is now */
export function useTableCommands(getEditor: () => Quill | undefined, look: () => void) {
  const { place, open, leave } = useTextPlace(getEditor);
  const change = (make: (editor: Quill) => void) => {
    const editor = getEditor();
    if (editor) make(editor);
    look();
  };
  return {
    isOpen: place !== undefined,
    close: leave,
    insert: (rows: number, columns: number) => {
      leave();
      change((editor) => tableCommands.insert(editor, place?.index ?? 0, [rows, columns]));
    },
    actions: {
      // A dialog takes the selection away.
      openTable() {
        const editor = getEditor();
        if (editor) open(focusText(editor));
      },
      changeTable: (name: TableChange) => change((editor) => tableCommands.change(editor, name)),
      captionTable: () => change(tableCommands.caption),
    },
  };
}
