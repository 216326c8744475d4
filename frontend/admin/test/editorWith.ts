import Quill from 'quill';
import { editorModules, formats } from '../editor/editorModules.ts';

export function editorWith(html: string): Quill {
  const box = document.createElement('div');
  document.body.append(box);
  const editor = new Quill(box, { formats, modules: editorModules(() => {}) });
  editor.setContents(editor.clipboard.convert({ html }));
  return editor;
}
