import { type ReactNode, useState } from 'react';
import type { Slot } from '../../content/media.ts';
import { leadTo } from '../../stores/leadTo.ts';
import type { HeartAt } from '../hearts/heartsOf.tsx';
import { nextIdle } from '../../motion/nextIdle.ts';
import { pictureSlide } from './pictureSlide.ts';

const load = () => import('./Lightbox.tsx');
type Opened = Awaited<ReturnType<typeof load>> & { slides: ReturnType<typeof pictureSlide>[]; index: number };

interface LightboxOptions {
  title: string;
  /** Where the title leads. */
  href?: string | undefined;
  pictures: Slot[];
  heart?: HeartAt | undefined;
  /** @param index of the picture that was seen last */
  onLeave?: (index: number) => void;
  onClose: () => void;
}

interface UsedLightbox {
  lightbox: ReactNode;
  /** Somebody is about to open it. */
  prepare: () => void;
  open: (index: number, picture: HTMLElement) => void;
}

/** Its script loads when it is wanted; when it never arrives, the picture opens as a file. */
export function useLightbox({ pictures, onClose, ...words }: LightboxOptions): UsedLightbox {
  const [opened, setOpened] = useState<Opened>();
  const show = async (index: number, picture: HTMLElement) => {
    const file = picture.querySelector('img')?.currentSrc ?? '';
    const format = file.endsWith('.avif') ? 'avif' : 'webp';
    const slides = pictures.map((slot) => pictureSlide(slot, format));
    try {
      setOpened({ ...(await load()), slides, index });
    } catch {
      await leadTo(slides[index]?.src ?? file);
    }
  };
  const close = () => {
    setOpened(undefined);
    onClose();
  };
  return {
    lightbox: opened && (
      <opened.Lightbox {...words} slides={opened.slides} index={opened.index} onClose={close} />
    ),
    prepare: () =>
      void nextIdle()
        .then(load)
        .catch(() => undefined),
    open: (index, picture) => void show(index, picture),
  };
}
