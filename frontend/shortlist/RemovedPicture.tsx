import { useEffect, useRef } from 'react';
import words from '../content/shortlist.json' with { type: 'json' };
import styles from './KeptRow.module.css';
import { captionOf } from '../components/hearts/captionOf.ts';
import { type ShownPicture } from './shownPictures.ts';

export function RemovedPicture({ picture, onPutBack }: { picture: ShownPicture; onPutBack: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that removed it had the focus, and is gone.
    if (document.activeElement === document.body) button.current?.focus();
  }, []);
  return (
    <div className={styles['removed']}>
      <output>{words.removed.replace('{caption}', () => captionOf(picture.shown).replace(/\.$/, ''))}</output>
      <button className={styles['act']} type="button" ref={button} onClick={onPutBack}>
        {words.putBack}
      </button>
    </div>
  );
}
