import type { ChangeEvent, RefObject } from 'react';
import { admin } from '../../../content/admin/admin.ts';

interface PicturePickerProps {
  ref: RefObject<HTMLInputElement | null>;
  onPick: (files: File[]) => void;
}

/** Hidden: the toolbar's button opens it. */
export function PicturePicker({ ref, onPick }: PicturePickerProps) {
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onPick([...(target.files ?? [])]);
    // So that the same file can be chosen again.
    target.value = '';
  };
  return (
    <input
      ref={ref}
      type="file"
      accept="image/*"
      multiple
      hidden
      aria-label={admin.editor.image}
      onChange={pick}
    />
  );
}
