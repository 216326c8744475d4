import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusHeading } from './focusHeading.ts';

/** For what goes away once it is done: the focus that nothing else takes then goes to `next`, or the heading above it. */
export function usePassFocus<E extends HTMLElement>(next?: string): RefObject<E | null> {
  const box = useRef<E>(null);
  useLayoutEffect(() => {
    const element = box.current;
    const heading = next
      ? document.getElementById(next)
      : element?.closest('section, article')?.querySelector<HTMLElement>('h2[tabindex]');
    return () => {
      const { activeElement } = document;
      // A dialog of it gives the focus back to it before both are gone.
      if (!element?.contains(activeElement) && !activeElement?.closest('dialog')) return;
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        if (heading?.isConnected) heading.focus();
        else focusHeading();
      });
    };
  }, [next]);
  return box;
}
