import type { MouseEvent } from 'react';
import { Icon } from '../components/Icon.tsx';
import { isPlainClick } from '../components/isPlainClick.ts';
import words from '../content/heart.json' with { type: 'json' };
import { useKeptPictures, useShortlist } from '../stores/keptPictures.ts';
import styles from './ContactRail.module.css';

/** What the visitor carries hangs by the door: a part of the rail, absent at nought and without script. */
export function KeptPictures() {
  const { length } = useKeptPictures();
  if (length === 0) return null;
  return (
    <a className={styles['kept']} href="/shortlist" aria-haspopup="dialog" onClick={open}>
      <Icon name="heart" />
      <b className="num">{length}</b>
      <span>{words.yourPictures}</span>
    </a>
  );
}

function open(click: MouseEvent): void {
  if (!isPlainClick(click)) return;
  click.preventDefault();
  useShortlist.setState({ isOpen: true });
}
