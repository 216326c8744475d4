import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { admin } from '../../../content/admin/admin.ts';
import { type FocusPoint, focusAt, movedFocus } from './focusPoint.ts';
import styles from './FocusField.module.css';

const words = admin.projects.focus;
const crops = [
  { shape: 'r-16x9', label: words.wide },
  { shape: 'r-4x5', label: words.upright },
  { shape: 'r-1x1', label: words.square },
] as const;

interface FocusFieldProps {
  /** Address of the picture as it is shown, as a whole. */
  src: string;
  focus: FocusPoint;
  onChange: (focus: FocusPoint) => void;
}

/** The point that stays in view when a picture is cropped: set by pressing, dragging or arrow keys. */
export function FocusField({ src, focus, onChange }: FocusFieldProps) {
  const before = useRef(focus);
  const follow = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons === 0) return;
    onChange(focusAt(event.currentTarget.getBoundingClientRect(), event.clientX, event.clientY));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = movedFocus(focus, event.key, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    onChange(next);
  };
  return (
    <div className={styles['focus']}>
      <button
        type="button"
        className={styles['picture']}
        style={{ '--x': `${focus.x}%`, '--y': `${focus.y}%` }}
        aria-label={words.label(focus)}
        onKeyDown={onKeyDown}
        onPointerMove={follow}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          before.current = focus;
          follow(event);
        }}
        // A finger that scrolls the page.
        onPointerCancel={() => onChange(before.current)}
      >
        <img src={src} alt="" draggable={false} />
      </button>
      <p className="note num">
        <output>{words.at(focus)}</output> {words.help} <span className="of-keys">{words.keys}</span>
      </p>
    </div>
  );
}

export function FocusCrops({ src, focus }: Pick<FocusFieldProps, 'src' | 'focus'>) {
  return (
    <div className={styles['crops']}>
      {crops.map(({ shape, label }) => (
        <figure key={shape}>
          <div className={`pic ${styles[shape]}`} style={{ '--focus': `${focus.x}% ${focus.y}%` }}>
            <img src={src} alt="" />
          </div>
          <figcaption className="note num">{label}</figcaption>
        </figure>
      ))}
    </div>
  );
}
