import type Quill from 'quill';
import type { LibraryPicture } from '../../../api/wire.gen.ts';
import { LibraryDialog } from '../../library/LibraryDialog.tsx';
import { focusText } from '../focusText.ts';
import { insertStored } from './insertFiles.ts';
import { useTextPlace } from '../useTextPlace.ts';

/** A picture of the library at the cursor, where the focus is again afterwards. */
export function useLibraryPicker(getEditor: () => Quill | undefined) {
  const { place, open, leave } = useTextPlace(getEditor);
  const choose = () => {
    const editor = getEditor();
    if (editor) open(focusText(editor));
  };
  const close = (picture?: LibraryPicture) => {
    leave();
    const editor = getEditor();
    if (editor && place && picture) insertStored(editor, place.index, picture);
  };
  const dialog = place !== undefined && (
    <LibraryDialog origin="uploaded" onUse={close} onClose={() => close()} />
  );
  return { choose, dialog };
}
