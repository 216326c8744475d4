import { useEffect } from 'react';

const INPUTS = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'click'] as const;

let last: Event | undefined;

/** Tells the visitor's own scrolling from the page's. */
export const lastUserInput = () => last;

export function useWatchUserInput(): void {
  useEffect(() => {
    const note = (input: Event) => {
      last = input;
    };
    for (const type of INPUTS) window.addEventListener(type, note, { capture: true, passive: true });
    return () => {
      for (const type of INPUTS) window.removeEventListener(type, note, { capture: true });
    };
  }, []);
}
