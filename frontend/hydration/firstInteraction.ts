import { whenPainted } from '../motion/whenPainted.ts';

const ACTS = ['click', 'keydown', 'focusin'];
const MOVES = ['scroll', 'touchmove', 'mousemove'];
/** Whoever has scrolled to a button presses it next, and should not find the page at work. */
const REST_MS = 300;

/** Of somebody who is there. What was done is painted first. */
export async function firstInteraction(): Promise<void> {
  await Promise.race([firstOf(window, ACTS), firstOf(window, MOVES).then(rest)]);
  await whenPainted();
}

const rest = () => new Promise((rested) => setTimeout(rested, REST_MS));

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
