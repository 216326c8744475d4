import { type KeyboardEvent, type MouseEvent, type Ref, useEffect, useId } from 'react';
import type { Slot } from '../../content/media.ts';
import { madePicture } from '../../content/pictures.ts';
import { HeldPicture } from '../HeldPicture.tsx';
import { frameStyle, fullFile, PictureFile } from '../Picture.tsx';
import { useHeldPicture } from '../useHeldPicture.ts';
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

/** In a light visit a press shows the picture, and another one opens it large. */
export function Slide({ slot, label, isHidden, onNear, onOpen, onKeyDown, ref, ...file }: SlideProps) {
  const { isHeld, isWanted, show } = useHeldPicture();
  const id = useId();
  useEffect(() => {
    if (isWanted) document.getElementById(id)?.focus({ preventScroll: true });
  }, [isWanted, id]);
  const open = (event: MouseEvent<HTMLButtonElement>) => {
    // A drag ends with a click, too.
    if (!event.defaultPrevented) onOpen(event.currentTarget);
  };
  const frame = {
    className: `swiper-slide pic ${styles['slide']}`,
    style: frameStyle(slot),
    inert: isHidden,
  };
  if (isHeld) {
    return (
      <div {...frame}>
        <Held slot={slot} onShow={show} onKeyDown={onKeyDown} ref={ref} />
      </div>
    );
  }
  return (
    <button
      {...frame}
      id={id}
      type="button"
      ref={ref}
      onClick={open}
      onPointerEnter={onNear}
      onFocus={onNear}
      onKeyDown={onKeyDown}
      onDragStart={(event) => event.preventDefault()}
    >
      <PictureFile slot={slot} {...file} isWanted={isWanted} />
      <span className="vh">{label}</span>
    </button>
  );
}

function Held({ slot, ...held }: Pick<SlideProps, 'slot' | 'onKeyDown' | 'ref'> & { onShow: () => void }) {
  const { alt, src } = slot;
  return <HeldPicture {...madePicture(src)} alt={alt} file={fullFile(src)} {...held} />;
}
