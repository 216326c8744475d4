import type { KeyboardEvent, MouseEvent, ReactNode, Ref } from 'react';
import type { Slot } from '../../content/media.ts';
import { frameStyle } from '../Picture.tsx';
import styles from './Carousel.module.css';

export interface SlideProps {
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

export const slideFrame = (slot: Slot, isHidden: boolean) => ({
  className: `swiper-slide pic ${styles['slide']}`,
  style: frameStyle(slot),
  inert: isHidden,
});

type OpenSlideProps = Omit<SlideProps, 'sizes' | 'first' | 'soon'> & {
  id?: string | undefined;
  children: ReactNode;
};

/** Its picture opens large. */
export function OpenSlide({
  slot,
  label,
  isHidden,
  onNear,
  onOpen,
  onKeyDown,
  ref,
  id,
  children,
}: OpenSlideProps) {
  const open = (event: MouseEvent<HTMLButtonElement>) => {
    // A drag ends with a click, too.
    if (!event.defaultPrevented) onOpen(event.currentTarget);
  };
  return (
    <button
      {...slideFrame(slot, isHidden)}
      id={id}
      type="button"
      ref={ref}
      onClick={open}
      onPointerEnter={onNear}
      onFocus={onNear}
      onKeyDown={onKeyDown}
      onDragStart={(event) => event.preventDefault()}
    >
      {children}
      <span className="vh">{label}</span>
    </button>
  );
}
