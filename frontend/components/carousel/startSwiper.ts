import Swiper from 'swiper';
import { Mousewheel } from 'swiper/modules';
import { prefersReducedMotion } from '../../motion/prefersReducedMotion.ts';

/** Milliseconds in which one picture makes room for the next. */
const SPEED_MS = 420;

/** Part of a picture that a slow drag must cover to turn to the next. */
const TURNS_AT = 0.2;

/** Takes a scrollable row over from the browser, at the picture where it stands. After the last comes the first. */
export function startSwiper(row: HTMLElement, initialSlide: number, onMove: (index: number) => void): Swiper {
  const swiper = new Swiper(row, {
    modules: [Mousewheel],
    slidesPerView: 'auto',
    initialSlide,
    rewind: true,
    longSwipesRatio: TURNS_AT,
    speed: prefersReducedMotion() ? 0 : SPEED_MS,
    mousewheel: { forceToAxis: true },
    on: { slideChangeTransitionStart: ({ activeIndex }) => onMove(activeIndex) },
  });
  row.scrollLeft = 0;
  row.dataset['draggable'] = '';
  return swiper;
}
