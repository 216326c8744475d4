import { useEffect } from 'react';
import { prefersReducedMotion } from '../motion/prefersReducedMotion.ts';
import { ANIMATION_REFRESH_MS } from '../content/business-constants.ts';

let animations: Promise<typeof import('../motion/animateOnScroll.ts')> | undefined;

function animate(): void {
  animations ??= import('../motion/animateOnScroll.ts');
  void animations.then(({ animateOnScroll }) => animateOnScroll());
}

/** Fetches the scroll animations at the first scroll. Each page brings one: it has them look again a moment later. */
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
