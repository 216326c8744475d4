import type { Swiper } from 'swiper';

/** Milliseconds without a scroll event after which the row stands still. */
const STILL_AFTER_MS = 120;

/**
 * A row of pictures of which one is shown. The browser scrolls it until Swiper is loaded, which takes over as soon as the
 * row stands still. Should it not arrive, the row stays what it was.
 */
export class PictureRow {
  private swiper: Swiper | undefined;
  private takeOver: (() => void) | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly life = new AbortController();
  private readonly element: HTMLElement;
  private readonly onMove: (index: number) => void;

  /** @param onMove told the picture that the visitor has moved to */
  constructor(element: HTMLElement, onMove: (index: number) => void) {
    this.element = element;
    this.onMove = onMove;
    const { signal } = this.life;
    element.addEventListener('scroll', () => this.waitUntilStill(), { signal, passive: true });
  }

  /** Slides to a neighbour; further away it cuts, instead of rushing past pictures that were never loaded. */
  show(index: number): void {
    if (this.swiper) this.slide(this.swiper, index);
    else this.element.scrollTo({ left: index * this.element.clientWidth, behavior: 'instant' });
  }

  /** To be called when somebody comes near. */
  async load(): Promise<void> {
    try {
      const { startSwiper } = await import('./startSwiper.ts');
      if (this.life.signal.aborted) return;
      this.takeOver = () => (this.swiper = startSwiper(this.element, this.inView, this.onMove));
      this.waitUntilStill();
    } catch {
      // The browser goes on scrolling the row.
    }
  }

  end(): void {
    this.life.abort();
    clearTimeout(this.timer);
    this.swiper?.destroy();
  }

  private get inView(): number {
    return Math.round(this.element.scrollLeft / this.element.clientWidth);
  }

  private slide(swiper: Swiper, index: number): void {
    const steps = Math.abs(index - swiper.activeIndex);
    if (steps > 0) swiper.slideTo(index, steps > 1 ? 0 : undefined);
  }

  private waitUntilStill(): void {
    clearTimeout(this.timer);
    if (!this.swiper) this.timer = setTimeout(() => this.settle(), STILL_AFTER_MS);
  }

  private settle(): void {
    this.onMove(this.inView);
    this.takeOver?.();
  }
}
