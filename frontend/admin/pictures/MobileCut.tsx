import { type PointerEvent, type ReactNode, useState } from 'react';
import { admin } from '../../content/admin.ts';
import { MOBILE_SHAPE } from './cutPicture.ts';
import styles from './MobileCut.module.css';
import type { PictureCut } from './usePictureCut.ts';

const words = admin.form.cut;

interface MobileCutProps {
  cut: PictureCut;
  /** The desktop picture, as an <img>. */
  children: ReactNode;
}

/** The part of the desktop picture that phones show; it is moved with the pointer or with the keys. */
export function MobileCut({ cut, children }: MobileCutProps) {
  const [shape, setShape] = useState<number>();
  const { x, y } = cut.focus;
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.buttons === 0 || shape === undefined) return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    const free = { x: height * shape - width, y: width / shape - height };
    cut.setFocus({
      x: free.x > 1 ? within(x - event.movementX / free.x) : x,
      y: free.y > 1 ? within(y - event.movementY / free.y) : y,
    });
  };
  return (
    <div className={styles['cut']}>
      <div
        className="pic r-4x5"
        style={{ '--focus-x': `${x * 100}%`, '--focus-y': `${y * 100}%` }}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onLoadCapture={({ target }) => {
          if (target instanceof HTMLImageElement) setShape(target.naturalWidth / target.naturalHeight);
        }}
      >
        {children}
      </div>
      {shape !== undefined && shape > MOBILE_SHAPE && (
        <Slider label={words.leftToRight} value={x} onChange={(moved) => cut.setFocus({ x: moved, y })} />
      )}
      {shape !== undefined && shape < MOBILE_SHAPE && (
        <Slider label={words.topToBottom} value={y} onChange={(moved) => cut.setFocus({ x, y: moved })} />
      )}
    </div>
  );
}

function within(part: number): number {
  return Math.min(1, Math.max(0, part));
}

interface SliderProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
}

function Slider({ label, value, onChange }: SliderProps) {
  return (
    <label>
      {label}
      <input
        type="range"
        min="0"
        max="100"
        value={Math.round(value * 100)}
        onChange={({ target }) => onChange(Number(target.value) / 100)}
      />
    </label>
  );
}
