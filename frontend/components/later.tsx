import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import { usePageContext } from 'vike-react/usePageContext';

/** How far below the window a part may be when its script is fetched: one screen. */
const NEAR = '0px 0px 100% 0px';

/**
 * The lower part of a page. Its words are in the server's HTML; its script comes when the visitor is about to see it.
 * @param load fetches the part, in the browser
 * @param onServer the part itself, on the server
 */
export function later(load: () => Promise<ComponentType>, onServer?: ComponentType): ComponentType {
  let want = doNothing;
  const wanted = new Promise<void>((resolve) => {
    want = resolve;
  });
  const fetched = async () => ({ default: await wanted.then(load).catch(staysAsItIs) });
  const Part = onServer ?? lazy(fetched);
  // One element for good: drawn again before its script is there, the part would vanish until then.
  const part = (
    <Suspense fallback={null}>
      <Part />
    </Suspense>
  );
  return function Later() {
    const mark = useRef<HTMLSpanElement>(null);
    const { isHydration } = usePageContext();
    useEffect(() => {
      // Coming from another page there is nothing to see yet.
      if (!isHydration) want();
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && want(), {
        rootMargin: NEAR,
      });
      if (mark.current) observer.observe(mark.current);
      return () => {
        observer.disconnect();
        // For the way back, where all of the page has to be there at once.
        want();
      };
    }, [isHydration]);
    return (
      <>
        <span ref={mark} />
        {part}
      </>
    );
  };
}

/** Without its script the part can still be read, and its links followed. */
const staysAsItIs = () => new Promise<never>(() => undefined);
const doNothing = () => {};
