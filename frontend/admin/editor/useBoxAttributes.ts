import type Quill from 'quill';
import { useEffect } from 'react';

export interface TextBox {
  id: string;
  labelledBy: string;
  describedBy: string;
  isInvalid: boolean;
}

/** By hand, because the library makes the element. */
export function useBoxAttributes(getEditor: () => Quill | undefined, box: TextBox): void {
  useEffect(() => {
    const root = getEditor()?.root;
    if (!root) return;
    root.id = box.id;
    root.setAttribute('role', 'textbox');
    root.setAttribute('aria-multiline', 'true');
    root.setAttribute('aria-labelledby', box.labelledBy);
    root.setAttribute('aria-describedby', box.describedBy);
    root.setAttribute('aria-invalid', String(box.isInvalid));
  });
}
