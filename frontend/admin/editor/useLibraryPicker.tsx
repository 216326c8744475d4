import type Quill from 'quill';
import { flushSync } from 'react-dom';
import type { LibraryPicture } from '../../api/wire.gen.ts';
import { LibraryDialog } from '../library/LibraryDialog.tsx';
import { insertStored } from './insertFiles.ts';
import { useTextPlace } from './useTextPlace.ts';

/** A picture of the library at the cursor, where the focus is again afterwards. */
export function useLibraryPicker(getEditor: () => Quill | undefined) {
  const [place, setPlace] = useTextPlace(getEditor);
  const open = () => setPlace(getEditor()?.getSelection(true));
  const close = (picture?: LibraryPicture) => {
    // The text can have the focus only once the dialog is gone.
    flushSync(() => setPlace(undefined));
    const editor = getEditor();
    if (!editor || place === undefined) return;
    if (picture) insertStored(editor, place.index, picture);
    else editor.setSelection(place.index, 0, 'silent');
  };
  const dialog = place !== undefined && (
    <LibraryDialog origin="uploaded" onUse={close} onClose={() => close()} />
  );
  return { open, dialog };
}
