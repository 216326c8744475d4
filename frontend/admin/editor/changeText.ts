import type Quill from 'quill';
import type { Delta } from 'quill';

/** Firefox keeps a selection in a text that lost the focus, and Quill would take the focus back to it. */
export function changeText(editor: Quill, change: Delta): void {
  const selection = document.getSelection();
  if (!editor.hasFocus() && editor.root.contains(selection?.anchorNode ?? null)) selection?.removeAllRanges();
  editor.updateContents(change, 'user');
}
