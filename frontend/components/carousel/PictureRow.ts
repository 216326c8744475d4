import type { Swiper } from 'swiper';

/** Without a scroll event. */
const STILL_AFTER_MS = 120;

/** The browser scrolls the row until Swiper has loaded, which takes over as soon as the row stands still. */
export class PictureRow {
  private swiper: Swiper | undefined;
  private takeOver: (() => void) | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly life = new AbortController();
  private readonly element: HTMLElement;
  private readonly onMove: (index: number) => void;

  constructor(element: HTMLElement, onMove: (index: number) => void) {
    this.element = element;
    this.onMove = onMove;
    const { signal } = this.life;
    element.addEventListener('scroll', () => this.waitUntilStill(), { signal, passive: true });
  }

  /** Where a visitor has swiped to before script ran, or where the page left it. */
  start(index: number): void {
    if (this.inView > 0) this.waitUntilStill();
    else this.show(index);
  }

  /** It jumps to pictures further away, which are not loaded. */
  show(index: number): void {
    if (this.swiper) this.slide(this.swiper, index);
    else this.element.scrollTo({ left: index * this.element.clientWidth, behavior: 'instant' });
  }

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
