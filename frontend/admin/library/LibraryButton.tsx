import { useState } from 'react';
import type { PictureQuery } from '../../api/adminPictures.ts';
import type { LibraryPicture } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';
import styles from './LibraryButton.module.css';
import { LibraryDialog } from './LibraryDialog.tsx';

interface LibraryButtonProps {
  /** Where what is written on it does not say enough. */
  label?: string;
  origin?: PictureQuery['origin'];
  onUse: (picture: LibraryPicture) => void;
}

/** Beside the choice of a file. */
export function LibraryButton({ label, origin, onUse }: LibraryButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const use = (picture: LibraryPicture) => {
    setOpen(false);
    onUse(picture);
  };
  return (
    <>
      <button
        type="button"
        className={styles['open']}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {admin.library.picker.open}
      </button>
      {isOpen && <LibraryDialog origin={origin} onUse={use} onClose={() => setOpen(false)} />}
    </>
  );
}
