import { type RefObject, useEffect, useState } from 'react';

/** A band a little above the middle of the window. */
const READING_BAND = '-45% 0px -50% 0px';

/** @returns the list item being read, from 1; undefined on narrow screens, where the plan stands alone */
export function useStageInView(list: RefObject<HTMLOListElement | null>): number | undefined {
  const [stage, setStage] = useState<number>();
  useEffect(() => {
    const items = matchMedia('(min-width: 48em)').matches ? [...(list.current?.children ?? [])] : [];
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting);
        if (seen) setStage(items.indexOf(seen.target) + 1);
      },
      { rootMargin: READING_BAND },
    );
    for (const item of items) observer.observe(item);
    return () => observer.disconnect();
  }, [list]);
  return stage;
}
