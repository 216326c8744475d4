import { useEffect, useState } from 'react';
import { STICKY_HEADER_PX } from '../content/business-constants.ts';
import { lastUserInput } from '../stores/lastUserInput.ts';

/** Pixels: fingers tremble. */
const HYSTERESIS = 6;
const NEAR_TOP = 60;
/** After a page load, scrolling is not the visitor's own. */
const SETTLING_MS = 500;
/** The longest smooth scrolling after a click or key. */
const SMOOTH_MS = 1200;
const ASKING_KEYS = new Set(['Enter', 'Tab']);

export type StickyHeaderState = 'resting' | 'fixed' | 'leaving';

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

/** The page scrolls by itself after a link, a chosen service or Tab. */
function isPagesOwn(scroll: Event): boolean {
  const input = lastUserInput();
  if (!input || scroll.timeStamp - input.timeStamp > SMOOTH_MS) return false;
  return input.type === 'click' || (input instanceof KeyboardEvent && ASKING_KEYS.has(input.key));
}
