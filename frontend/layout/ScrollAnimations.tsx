import { useEffect } from 'react';
import { prefersReducedMotion } from '../motion/prefersReducedMotion.ts';
import { ANIMATION_REFRESH_MS } from '../content/business-constants.ts';

let animations: Promise<typeof import('../motion/animateOnScroll.ts')> | undefined;

function animate(): void {
  animations ??= import('../motion/animateOnScroll.ts');
  void animations.then(({ animateOnScroll }) => animateOnScroll());
}

/** Loads the animations at the first scroll. A new page has them look for its parts a moment later. */
export function ScrollAnimations() {
  useEffect(() => {
    if (prefersReducedMotion()) return undefined;
    const timer = animations && setTimeout(animate, ANIMATION_REFRESH_MS);
    if (!animations) window.addEventListener('scroll', animate, { once: true, passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', animate);
    };
  }, []);
  return null;
}
