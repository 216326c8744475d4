import { type PointerEvent, type ReactNode, useState } from 'react';
import { admin } from '../../content/admin/admin.ts';
import { usePostFormContext } from './PostFormContext.ts';
import styles from './MobileCut.module.css';
import { MOBILE_SHAPE, movedFocal, percentOf, viewPosition } from './viewPosition.ts';

const words = admin.form.cut;

/** The crop moves along the side that is longer than it. */
function useFocal() {
  const { draft, change } = usePostFormContext();
  const [shape, setShape] = useState(MOBILE_SHAPE);
  const isWide = shape > MOBILE_SHAPE;
  const axis = isWide ? 'focal_x' : 'focal_y';
  const part = isWide ? MOBILE_SHAPE / shape : shape / MOBILE_SHAPE;
  const focal = percentOf(draft[axis]);
  const set = (value: number) => change(axis, `${value}`);
  const drag = ({ buttons, movementX, movementY, currentTarget }: PointerEvent<HTMLDivElement>) => {
    if (buttons === 0 || part >= 1) return;
    const { width, height } = currentTarget.getBoundingClientRect();
    const by = isWide ? movementX / width : movementY / height;
    set(movedFocal(part, focal, by * part));
  };
  return { isWide, part, focal, set, drag, setShape };
}

/** @param children the desktop picture, as an `<img>` */
export function MobileCut({ children }: { children: ReactNode }) {
  const { isWide, part, focal, set, drag, setShape } = useFocal();
  return (
    <div className={styles['cut']}>
      <div
        className="pic r-4x5"
        style={{ '--position': `${viewPosition(part, focal)}%` }}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onLoadCapture={({ target }) => {
          if (target instanceof HTMLImageElement) setShape(target.naturalWidth / target.naturalHeight);
        }}
      >
        {children}
      </div>
      {part < 1 && (
        <label>
          {isWide ? words.leftToRight : words.topToBottom}
          <input
            type="range"
            min="0"
            max="100"
            value={focal}
            onChange={({ target }) => set(Number(target.value))}
          />
        </label>
      )}
    </div>
  );
}
