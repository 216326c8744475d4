import { useRef } from 'react';
import { type ControllerRef, Lightbox as Viewer, type SlideImage } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import { useIsLight } from '../../stores/dataLight.ts';
import { gallery } from '../../content/gallery.ts';
import { LIGHTBOX_ZOOM } from '../../content/lightboxZoom.ts';
import styles from './Lightbox.module.css';
import type { HeartAt } from '../hearts/heartsOf.tsx';
import { CloseButton } from './CloseButton.tsx';
import { HeartOfSlide } from './HeartOfSlide.tsx';
import { PagingBar } from './PagingBar.tsx';
import { hasCloseRequests, useCloseRequest } from './useCloseRequest.ts';
import { ZoomButton } from './ZoomButton.tsx';

export interface LightboxProps {
  title: string;
  href?: string | undefined;
  slides: SlideImage[];
  index: number;
  onLeave?: (index: number) => void;
  onClose: () => void;
  heart?: HeartAt | undefined;
}

const labels = {
  Slide: gallery.slide,
  Carousel: gallery.kind,
  '{index} of {total}': gallery.counter.replace('{n}', '{index}'),
};

export function Lightbox({ title, href, slides, index, onLeave, onClose, heart }: LightboxProps) {
  const seen = useRef(index);
  const controller = useRef<ControllerRef>(null);
  useCloseRequest(() => controller.current?.close());
  return (
    <Viewer
      open
      close={onClose}
      index={index}
      slides={slides}
      className={`${styles['lightbox']} on-dark`}
      labels={{ ...labels, Lightbox: title, 'Photo gallery': title }}
      plugins={[Zoom]}
      zoom={LIGHTBOX_ZOOM}
      toolbar={{ buttons: [heart && <HeartOfSlide key="heart" heart={heart} />, 'zoom', 'close'] }}
      carousel={{ padding: 0, preload: useIsLight() ? 0 : 1, finite: slides.length === 1 }}
      noScroll={{ disabled: true }}
      controller={{ ref: controller, closeOnBackdropClick: true, closeOnEscape: !hasCloseRequests() }}
      on={{
        view: (slide) => {
          seen.current = slide.index;
        },
        exiting: () => onLeave?.(seen.current),
      }}
      render={{
        buttonPrev: () => null,
        buttonNext: () => null,
        buttonZoom: (zoom) => <ZoomButton {...zoom} />,
        buttonClose: () => <CloseButton key="close" />,
        controls: () => <PagingBar title={title} href={href} />,
      }}
    />
  );
}
