import type { KeyboardEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { countedSentence, gallery } from '../../content/gallery.ts';
import type { Slot } from '../../content/media.ts';
import type { HeartAt } from '../hearts/heartsOf.tsx';
import { CarouselBar } from './CarouselBar.tsx';
import styles from './Carousel.module.css';
import { Slide } from './Slide.tsx';
import { usePictureRow } from './usePictureRow.ts';

interface CarouselProps {
  label: string;
  pictures: Slot[];
  sizes: string;
  at: number;
  onMove: (index: number) => void;
  onNear: () => void;
  onOpen: (picture: HTMLButtonElement) => void;
  shown: RefObject<HTMLButtonElement | null>;
  first: boolean;
  heart?: HeartAt | undefined;
}

/** After the last picture comes the first. Without script it is a row that scrolls. */
export function Carousel({ label, pictures, at, onMove, shown, first, heart, ...rest }: CarouselProps) {
  const { carousel, row, isLive, isNear } = usePictureRow(at, onMove, shown);
  const total = pictures.length;
  const turn = (by: number) => onMove((at + by + total) % total);
  const turnByKey = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
    // The browser would scroll the row as well.
    event.preventDefault();
    flushSync(() => turn(by));
    focusOn(shown);
  };
  return (
    <div
      className={styles['carousel']}
      ref={carousel}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no fieldset: nothing is filled in here
      role="group"
      aria-roledescription={gallery.kind}
      aria-label={label}
    >
      <div className={styles['row']} ref={row} data-resting={!isNear}>
        <div className={`swiper-wrapper ${styles['strip']}`}>
          {pictures.map((slot, index) => (
            <Slide
              {...rest}
              key={slot.src}
              slot={slot}
              label={countedSentence(gallery.open, index + 1, total)}
              isHidden={isLive && index !== at}
              first={first && index === 0}
              soon={isNear && [1, total - 1].includes(Math.abs(index - at))}
              onKeyDown={turnByKey}
              ref={index === at ? shown : undefined}
            />
          ))}
        </div>
      </div>
      <CarouselBar at={at} total={total} onMove={onMove} onTurn={turn} heart={heart} />
    </div>
  );
}

/** WebKit takes the focus off the one that is inert now, and may know only with the next frame that this one is not. */
function focusOn(picture: RefObject<HTMLButtonElement | null>): void {
  const focus = () => picture.current?.focus({ preventScroll: true });
  focus();
  requestAnimationFrame(() => document.activeElement === document.body && focus());
}
