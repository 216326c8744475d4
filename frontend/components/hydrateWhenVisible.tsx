import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import { usePageContext } from 'vike-react/usePageContext';

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
  const loaded = async () => ({ default: await wanted.then(load).catch(staysAsItIs) });
  const Part = onServer ?? lazy(loaded);
  // One element for good: rendered again before its script has loaded, the part would vanish until then.
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

const staysAsItIs = () => new Promise<never>(() => undefined);
const doNothing = () => {};
