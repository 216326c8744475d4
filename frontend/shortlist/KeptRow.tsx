import { useState } from 'react';
import { Picture } from '../components/Picture.tsx';
import { projectSlot } from '../components/project/projectSlot.ts';
import words from '../content/shortlist.json' with { type: 'json' };
import type { RowProps } from './KeptList.tsx';
import styles from './KeptRow.module.css';
import { NoteField } from './NoteField.tsx';
import { RemoveButton } from './RemoveButton.tsx';
import { captionOf } from '../components/hearts/captionOf.ts';
import { withPlace } from './shownPictures.ts';

export function KeptRow({ picture, ...removing }: RowProps) {
  const [isNoting, setNoting] = useState(false);
  const { title, shown, note } = picture;
  return (
    <div className={styles['row']}>
      <Picture slot={projectSlot(shown)} className={styles['picture'] ?? ''} sizes="10rem" />
      <div>
        <h3>{title}</h3>
        <p className="note">{captionOf(shown)}</p>
        {note && !isNoting && <blockquote>{note}</blockquote>}
        {isNoting && (
          <NoteField picture={picture} isFocused onLeave={() => afterPress(() => setNoting(false))} />
        )}
        <div className={styles['acts']}>
          {!isNoting && (
            <button className={styles['act']} type="button" onClick={() => setNoting(true)}>
              {note ? words.changeNote : words.addNote}
              <span className="vh">{withPlace(words.noteOn, picture)}</span>
            </button>
          )}
          <RemoveButton picture={picture} {...removing} />
        </div>
      </div>
    </div>
  );
}

/** What is pressed stays under the pointer until it is released. */
function afterPress(act: () => void): void {
  if (!document.querySelector(':active')) return act();
  return window.addEventListener('mouseup', () => setTimeout(act), { once: true });
}
