import Swiper from 'swiper';
import { Mousewheel } from 'swiper/modules';
import { prefersReducedMotion } from '../../motion/prefersReducedMotion.ts';

const SPEED_MS = 420;

/** Share of a picture that a slow drag must cover. */
const TURNS_AT = 0.2;

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
