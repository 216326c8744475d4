/** Part of the window's height around an element that counts as near. */
const NEAR = '50%';

/**
 * Calls back once when the visitor comes near an element: with pointer, finger or focus, or by scrolling towards it.
 * An element on the first screen waits for a sign of life. @returns what ends the waiting
 */
export function onApproach(element: HTMLElement, callback: () => void): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const arrive = () => {
    waiting.abort();
    callback();
  };
  const near = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) arrive();
    },
    { rootMargin: `${NEAR} 0px` },
  );
  signal.addEventListener('abort', () => near.disconnect());
  element.addEventListener('pointerenter', arrive, { signal });
  element.addEventListener('focusin', arrive, { signal });
  window.addEventListener('scroll', () => near.observe(element), { signal, once: true, passive: true });
  return () => waiting.abort();
}
