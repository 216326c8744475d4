import { useCallback } from 'react';
import styles from './FileThumb.module.css';

/** A chosen file, before it is sent; what the browser cannot show, such as HEIC, leaves its place empty. */
export function FileThumb({ file }: { file: File }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      image.src = URL.createObjectURL(file);
      return () => URL.revokeObjectURL(image.src);
    },
    [file],
  );
  return (
    <img
      className={styles['thumb']}
      ref={show}
      alt=""
      onError={({ currentTarget }) => {
        currentTarget.style.visibility = 'hidden';
      }}
    />
  );
}
