import { useEffect, useRef } from 'react';
import words from '../content/shortlist.json' with { type: 'json' };
import type { RowProps } from './KeptList.tsx';
import styles from './KeptRow.module.css';
import { withPlace } from './shownPictures.ts';

export function RemoveButton({ picture, wasPutBack, onRemove }: RowProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wasPutBack) button.current?.focus();
  }, [wasPutBack]);
  return (
    <button className={styles['act']} type="button" ref={button} onClick={onRemove}>
      {words.remove}
      <span className="vh">{withPlace(words.removeWhat, picture)}</span>
    </button>
  );
}
