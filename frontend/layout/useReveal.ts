import { useEffect } from 'react';
import { ANIMATION_REFRESH_MS } from '../content/business-constants.ts';

/** A part appears when it stands this far above the lower edge of the window. */
const OFFSET = '0px 0px -100px';

/**
 * Lets parts marked `data-reveal` rise into place, once, when they are scrolled to. What is on the screen already is
 * left alone, and without script, or where motion is refused, nothing is ever hidden.
 */
export function useReveal(): void {
  useEffect(() => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const observer = new IntersectionObserver(showSeen, { rootMargin: OFFSET });
    const timer = setTimeout(() => !isCalm && hideWhatIsBelow(observer), ANIMATION_REFRESH_MS);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      for (const part of document.querySelectorAll<HTMLElement>('[data-reveal="waiting"]')) {
        part.dataset['reveal'] = 'shown';
      }
    };
  }, []);
}

function hideWhatIsBelow(observer: IntersectionObserver): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-reveal="true"]')) {
    if (part.getBoundingClientRect().top < window.innerHeight) continue;
    part.dataset['reveal'] = 'waiting';
    observer.observe(part);
  }
}

function showSeen(entries: IntersectionObserverEntry[], observer: IntersectionObserver): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting || !(target instanceof HTMLElement)) continue;
    target.dataset['reveal'] = 'shown';
    observer.unobserve(target);
  }
}
