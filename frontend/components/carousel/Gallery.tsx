import { useRef, useState } from 'react';
import { gallery } from '../../content/gallery.ts';
import type { Slot } from '../../content/media.ts';
import { useLightbox } from '../lightbox/useLightbox.tsx';
import type { HeartAt } from '../hearts/heartsOf.tsx';
import { Carousel } from './Carousel.tsx';

interface GalleryProps {
  title: string;
  heading: string;
  /** Where the heading leads when a picture is open. */
  href: string;
  pictures: Slot[];
  sizes: string;
  first: boolean;
  heart?: HeartAt;
}

export function Gallery({ title, heading, href, pictures, heart, ...rest }: GalleryProps) {
  const [at, setAt] = useState(0);
  const shown = useRef<HTMLButtonElement>(null);
  const { lightbox, prepare, open } = useLightbox({
    title: heading,
    href,
    pictures,
    heart,
    onLeave: setAt,
    onClose: () => shown.current?.focus({ preventScroll: true }),
  });
  return (
    <>
      <Carousel
        label={gallery.label.replace('{title}', title)}
        pictures={pictures}
        at={at}
        shown={shown}
        onMove={setAt}
        onNear={prepare}
        onOpen={(button) => open(at, button)}
        heart={heart}
        {...rest}
      />
      {lightbox}
    </>
  );
}
