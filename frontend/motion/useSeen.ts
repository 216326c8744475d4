import { type RefObject, useEffect, useState } from 'react';
import { isShown } from './isShown.ts';

/** The observer reports at each hundredth: fine enough for blocks ten windows tall. */
const EACH_HUNDREDTH = Array.from({ length: 101 }, (_, step) => step / 100);

/** Turns true, for good, when `part` of the block or of the window is first in sight. */
export function useSeen(block: RefObject<Element | null>, part: number): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !block.current) return undefined;
    const notice = (sights: IntersectionObserverEntry[]) =>
      sights.some((sight) => isShown(sight, part)) && setIsSeen(true);
    const observer = new IntersectionObserver(notice, { threshold: EACH_HUNDREDTH });
    observer.observe(block.current);
    return () => observer.disconnect();
  }, [block, part, isSeen]);
  return isSeen;
}
