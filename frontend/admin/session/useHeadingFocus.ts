import { useEffect, useRef } from 'react';
import { focusHeading } from '../kit/focusHeading.ts';

/** When a page shows another step in place of the one before. */
export function useHeadingFocus(step: string): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    focusHeading();
  }, [step]);
}
