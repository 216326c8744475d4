import { whenPainted } from '../motion/whenPainted.ts';

const SIGNS = ['click', 'keydown', 'scroll', 'touchmove', 'mousemove', 'focusin'];

/** Of somebody who is there. What was done is painted first. */
export async function sign(): Promise<void> {
  await firstOf(window, SIGNS);
  await whenPainted();
}

export function firstOf(target: EventTarget, types: string[]): Promise<void> {
  const happened = new AbortController();
  const options = { capture: true, passive: true, signal: happened.signal };
  return new Promise((resolve) => {
    const end = (event: Event) => {
      if (isStill(event)) return;
      happened.abort();
      resolve();
    };
    for (const type of types) target.addEventListener(type, end, options);
  });
}

/** Browsers send one by themselves when a page comes under a pointer that rests. */
const isStill = (event: Event): boolean =>
  event instanceof MouseEvent && event.type === 'mousemove' && !event.movementX && !event.movementY;
