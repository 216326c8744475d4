import type { KeyboardEvent, MouseEvent, Ref } from 'react';
import type { Slot } from '../../content/media.ts';
import { frameStyle, PictureFile } from '../Picture.tsx';
import styles from './Carousel.module.css';

interface SlideProps {
  slot: Slot;
  sizes: string;
  label: string;
  isHidden: boolean;
  first: boolean;
  soon: boolean;
  onNear: () => void;
  onOpen: (picture: HTMLButtonElement) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  ref: Ref<HTMLButtonElement> | undefined;
}

export function Slide({ slot, label, isHidden, onNear, onOpen, onKeyDown, ref, ...file }: SlideProps) {
  const open = (event: MouseEvent<HTMLButtonElement>) => {
    // A drag ends with a click, too.
    if (!event.defaultPrevented) onOpen(event.currentTarget);
  };
  return (
    <button
      type="button"
      ref={ref}
      className={`swiper-slide pic ${styles['slide']}`}
      style={frameStyle(slot)}
      inert={isHidden}
      onClick={open}
      onPointerEnter={onNear}
      onFocus={onNear}
      onKeyDown={onKeyDown}
      onDragStart={(event) => event.preventDefault()}
    >
      <PictureFile slot={slot} {...file} />
      <span className="vh">{label}</span>
    </button>
  );
}
