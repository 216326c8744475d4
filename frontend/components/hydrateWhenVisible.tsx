import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import { usePageContext } from 'vike-react/usePageContext';

/** One window height below the window. */
const NEAR = '0px 0px 100% 0px';

/**
 * The lower part of a page: in the server's HTML, with its script loaded when it comes near.
 * @param onServer the part itself, on the server
 */
export function hydrateWhenVisible(
  load: () => Promise<ComponentType>,
  onServer?: ComponentType,
): ComponentType {
  let want = doNothing;
  const wanted = new Promise<void>((resolve) => {
    want = resolve;
  });
  const loaded = async () => ({ default: await wanted.then(load).catch(staysAsItIs) });
  const Part = onServer ?? lazy(loaded);
  // One element for all renderings: rendered again before its script is there, the part would vanish until then.
  const part = (
    <Suspense fallback={null}>
      <Part />
    </Suspense>
  );
  return function HydrateWhenVisible() {
    const mark = useRef<HTMLSpanElement>(null);
    const { isHydration } = usePageContext();
    useEffect(() => {
      // After a client navigation there is no HTML from the server.
      if (!isHydration) want();
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && want(), {
        rootMargin: NEAR,
      });
      if (mark.current) observer.observe(mark.current);
      return () => {
        observer.disconnect();
        // On the way back the whole page has to be there at once.
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
