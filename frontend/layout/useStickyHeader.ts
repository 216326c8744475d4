import { useEffect, useState } from 'react';
import { STICKY_HEADER_PX } from '../content/business-constants.ts';
import { lastUserInput } from '../stores/lastUserInput.ts';

/** Pixels of movement that count as a direction: fingers tremble. */
const HYSTERESIS = 6;
/** Pixels from the top where the header rests in its own place again. */
const NEAR_TOP = 60;
/** Milliseconds after a page has come in which scrolling is not the visitor's own. */
const SETTLING_MS = 500;
/** Milliseconds that the page's own smooth scrolling may take after a click or key that asked for it. */
const SMOOTH_MS = 1200;
const ASKING_KEYS = new Set(['Enter', 'Tab']);

export type StickyHeaderState = 'resting' | 'fixed' | 'leaving';

/** Where the header is: resting at the top of the page, or fixed while the visitor scrolls up past 400 px. */
export function useStickyHeader() {
  const [state, setState] = useState<StickyHeaderState>('resting');
  useEffect(() => {
    const settledAt = performance.now() + SETTLING_MS;
    let last = window.scrollY;
    const follow = (scroll: Event) => {
      const moved = window.scrollY - last;
      if (window.scrollY <= NEAR_TOP) setState('resting');
      if (Math.abs(moved) < HYSTERESIS) return;
      last = window.scrollY;
      if (scroll.timeStamp < settledAt || isPagesOwn(scroll)) return;
      if (moved > 0) setState((now) => (now === 'fixed' ? 'leaving' : now));
      else if (window.scrollY > STICKY_HEADER_PX) setState('fixed');
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  const hasLeft = () => setState((now) => (now === 'leaving' ? 'resting' : now));
  return { state, hasLeft };
}

/** Somebody has followed a link within the page, chosen a service, or gone on by Tab: the page scrolls there itself. */
function isPagesOwn(scroll: Event): boolean {
  const input = lastUserInput();
  if (!input || scroll.timeStamp - input.timeStamp > SMOOTH_MS) return false;
  return input.type === 'click' || (input instanceof KeyboardEvent && ASKING_KEYS.has(input.key));
}
