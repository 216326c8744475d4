import { useEffect } from 'react';
import { prefersReducedMotion } from '../motion/prefersReducedMotion.ts';
import { onFirstScroll } from '../stores/lastUserInput.ts';

export function ScrollAnimations() {
  useEffect(() => {
    if (prefersReducedMotion()) return undefined;
    const left = new AbortController();
    const animate = () =>
      void import('../motion/animateOnScroll.ts').then(
        ({ animateOnScroll }) => animateOnScroll(),
        () => undefined,
      );
    onFirstScroll(animate, left.signal);
    return () => left.abort();
  }, []);
  return null;
}
