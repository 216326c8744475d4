import { type ComponentType, createRef, lazy, type RefObject, Suspense, useEffect } from 'react';
import { fetchScript } from './fetchScript.ts';
import { releaseClick } from './holdClicks.ts';

/** A window's height before it comes into view, and wherever above after a jump. */
const NEAR = '1000000px 0px 100% 0px';

/** In the server's HTML; its script loads when it comes near. @param onServer the part itself, on the server */
export function hydrateWhenVisible(
  load: () => Promise<ComponentType>,
  onServer?: ComponentType,
): ComponentType {
  let want = doNothing;
  const wanted = new Promise<void>((resolve) => {
    want = resolve;
  });
  const loaded = async () => {
    await wanted;
    return { default: await fetchScript(load, false) };
  };
  const Part = onServer ?? lazy(loaded);
  const mark = createRef<HTMLSpanElement>();
  // One element for good: rendered again before its script has loaded, the part would vanish until then.
  const part = (
    <Suspense fallback={null}>
      <Part />
      <Answering mark={mark} />
    </Suspense>
  );
  return function HydrateWhenVisible() {
    useEffect(() => {
      const look = (sights: IntersectionObserverEntry[]) => {
        if (sights.some(({ isIntersecting }) => isIntersecting)) want();
      };
      const observer = new IntersectionObserver(look, { rootMargin: NEAR });
      if (mark.current) observer.observe(mark.current);
      return () => observer.disconnect();
    }, []);
    return (
      <>
        <span ref={mark} data-pending="" />
        {part}
      </>
    );
  };
}

/** From now on the part needs no clicks to be held. */
function Answering({ mark }: { mark: RefObject<HTMLSpanElement | null> }) {
  useEffect(() => {
    mark.current?.removeAttribute('data-pending');
    releaseClick();
  }, [mark]);
  return null;
}

const doNothing = () => {};
