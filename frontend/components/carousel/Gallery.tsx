import { useRef, useState } from 'react';
import { gallery } from '../../content/gallery.ts';
import type { Slot } from '../../content/media.ts';
import { pictureSlide } from '../lightbox/pictureSlide.ts';
import type { HeartAt } from '../../shortlist/heartsOf.tsx';
import { Carousel } from './Carousel.tsx';

const loadLightbox = () => import('../lightbox/Lightbox.tsx');
type Opened = Awaited<ReturnType<typeof loadLightbox>> & { slides: ReturnType<typeof pictureSlide>[] };

interface GalleryProps {
  title: string;
  heading: string;
  pictures: Slot[];
  sizes: string;
  first: boolean;
  heart?: HeartAt;
}

export function Gallery({ title, heading, pictures, heart, ...rest }: GalleryProps) {
  const [at, setAt] = useState(0);
  const [opened, setOpened] = useState<Opened>();
  const shown = useRef<HTMLButtonElement>(null);
  const open = async (button: HTMLButtonElement) => {
    const file = button.querySelector('img')?.currentSrc ?? '';
    const format = file.endsWith('.avif') ? 'avif' : 'webp';
    const slides = pictures.map((slot) => pictureSlide(slot, format));
    try {
      setOpened({ ...(await loadLightbox()), slides });
    } catch {
      location.assign(slides[at]?.src ?? file);
    }
  };
  const close = () => {
    setOpened(undefined);
    shown.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <Carousel
        label={gallery.label.replace('{title}', title)}
        pictures={pictures}
        at={at}
        shown={shown}
        onMove={setAt}
        onNear={() => void loadLightbox().catch(() => undefined)}
        onOpen={(button) => void open(button)}
        heart={heart}
        {...rest}
      />
      {opened && (
        <opened.Lightbox
          heart={heart}
          title={heading}
          slides={opened.slides}
          index={at}
          onLeave={setAt}
          onClose={close}
        />
      )}
    </>
  );
}
