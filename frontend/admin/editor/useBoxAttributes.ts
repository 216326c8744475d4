import type Quill from 'quill';
import { useEffect } from 'react';

/** What the box of the text says about itself to assistive technology. */
export interface TextBox {
  id: string;
  labelledBy: string;
  describedBy: string;
  isInvalid: boolean;
}

/** The library makes the box, so that its attributes are set by hand. */
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
