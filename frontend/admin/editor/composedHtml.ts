import Quill from 'quill';
import { formats } from './editorModules.ts';

/** The text with what is being composed, of which the library knows nothing before the end; its own text stays as it is. */
export function composedHtml(editor: Quill): string {
  const reader = new Quill(document.createElement('div'), { modules: { toolbar: false }, formats });
  const shown = editor.root.cloneNode(true);
  if (!(shown instanceof HTMLElement)) return '';
  for (const one of shown.querySelectorAll('.ql-ui')) one.remove();
  for (const one of shown.querySelectorAll('.ql-cursor')) one.replaceWith(...one.childNodes);
  reader.root.replaceChildren(...shown.childNodes);
  reader.update();
  return reader.getSemanticHTML().replaceAll('\uFEFF', '');
}
