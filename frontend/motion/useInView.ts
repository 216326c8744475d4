import { type RefObject, useEffect, useState } from 'react';
import { isInView } from './isInView.ts';

/** Fine enough for blocks ten windows tall. */
const EACH_HUNDREDTH = Array.from({ length: 101 }, (_, step) => step / 100);

/** Turns true, for good, when `share` of the block or of the window is first in view. */
export function useInView(block: RefObject<Element | null>, share: number): boolean {
  const [wasInView, setWasInView] = useState(false);
  useEffect(() => {
    if (wasInView || !block.current) return undefined;
    const notice = (sights: IntersectionObserverEntry[]) =>
      sights.some((sight) => isInView(sight, share)) && setWasInView(true);
    const observer = new IntersectionObserver(notice, { threshold: EACH_HUNDREDTH });
    observer.observe(block.current);
    return () => observer.disconnect();
  }, [block, share, wasInView]);
  return wasInView;
}
