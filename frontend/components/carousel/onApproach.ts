/** Of the window's height. */
const NEAR = '50%';

/** Calls back once, on pointer, focus or a scroll nearby. @returns how to cancel */
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
