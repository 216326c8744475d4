const INPUTS = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'click'] as const;

let last: Event | undefined;
let first: Event | undefined;

/** Tells the visitor's own scrolling from the page's. */
export const lastUserInput = () => last;

export function watchUserInput(): void {
  for (const type of INPUTS) window.addEventListener(type, note, { capture: true, passive: true });
  window.addEventListener('scroll', noteScroll, { once: true, passive: true });
}

/** Also when it was scrolled before. */
export function onFirstScroll(callback: (scroll: Event) => void, left: AbortSignal): void {
  if (first) callback(first);
  else window.addEventListener('scroll', callback, { once: true, passive: true, signal: left });
}

function note(input: Event): void {
  last = input;
}

function noteScroll(scroll: Event): void {
  first = scroll;
}
