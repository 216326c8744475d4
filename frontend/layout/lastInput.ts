import { useEffect } from 'react';

/** By these people move a page, or make it move. */
const INPUTS = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'click'] as const;

let last: Event | undefined;

/** The visitor's last deed: it tells their own scrolling from the page's. */
export const lastInput = () => last;

export function useInputWatch(): void {
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
