import type { KeyboardEvent } from 'react';
import type { LibraryPicture } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';
import { useCurrentMinute } from '../kit/time/useCurrentMinute.ts';
import { pictureFile } from '../pictures/pictureFile.ts';
import { columnsOf, gridMove } from './gridMove.ts';
import styles from './LibraryGrid.module.css';
import { pictureLabel } from './pictureLabel.ts';
import { unusedMark } from './unusedMark.ts';

const words = admin.library;
const MIN_WIDTH = admin.projects.pictures.minWidth;

interface LibraryGridProps {
  pictures: readonly LibraryPicture[];
  /** Its id. */
  pressed: number | undefined;
  isBusy: boolean;
  onPress: (picture: LibraryPicture) => void;
  /** Enter on one, and pressing it twice. */
  onUse?: (picture: LibraryPicture) => void;
}

/** Each a toggle button in reading order; arrow keys move. */
export function LibraryGrid({ pictures, pressed, isBusy, onPress, onUse }: LibraryGridProps) {
  const now = useCurrentMinute();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, at: number) => {
    if (event.key === 'Enter' && onUse && pictures[at]) {
      event.preventDefault();
      return onUse(pictures[at]);
    }
    const buttons = [...(event.currentTarget.closest('ul')?.querySelectorAll('button') ?? [])];
    const tops = buttons.map((button) => button.getBoundingClientRect().top);
    const to = gridMove(event.key, at, buttons.length, columnsOf(tops));
    if (to === undefined) return undefined;
    event.preventDefault();
    buttons[to]?.focus();
    if (onUse && pictures[to]) onPress(pictures[to]);
    return undefined;
  };
  return (
    <ul className={styles['grid']} aria-busy={isBusy}>
      {pictures.map((picture, at) => (
        <li key={picture.id}>
          <button
            type="button"
            id={buttonId(picture.id)}
            className={styles['picture']}
            aria-pressed={picture.id === pressed}
            onClick={() => onPress(picture)}
            onDoubleClick={() => onUse?.(picture)}
            onKeyDown={(event) => onKeyDown(event, at)}
          >
            <Thumb picture={picture} now={now} />
          </button>
        </li>
      ))}
    </ul>
  );
}

export function buttonId(id: number): string {
  return `picture-${id}`;
}

function Thumb({ picture, now }: { picture: LibraryPicture; now: number }) {
  const { width, height, use_count: uses, alt, is_decorative: isDecorative } = picture;
  const unused = unusedMark(picture, now);
  return (
    <>
      <span className="pic">
        <img src={pictureFile(picture.src)?.small} alt="" loading="lazy" decoding="async" />
      </span>
      <span className={styles['name']}>{pictureLabel(picture)}</span>
      <span className={`${styles['facts']} note num`}>
        <span>{words.size(width, height)}</span>
        {uses > 0 && <span>{words.used(uses)}</span>}
        {unused && <span data-warn>{unused}</span>}
        {!isDecorative && alt.trim() === '' && <span data-warn>{words.noAlt}</span>}
        {width < MIN_WIDTH && <span data-warn>{words.tooSmall}</span>}
      </span>
    </>
  );
}
