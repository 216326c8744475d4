import { useEffect, useState } from 'react';

/** Pixels around the window. */
const NEAR = '80px';

export function useIsNearSubmit(): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const look = (sights: IntersectionObserverEntry[]) => setIsNear(sights.at(-1)?.isIntersecting ?? false);
    const observer = new IntersectionObserver(look, { rootMargin: NEAR });
    let watched: Element | null = null;
    const find = () => {
      const button = document.querySelector('main form[method="post"] [type="submit"]');
      if (button === watched) return;
      observer.disconnect();
      if (button) observer.observe(button);
      watched = button;
    };
    const appearing = new MutationObserver(find);
    appearing.observe(document.body, { childList: true, subtree: true });
    find();
    return () => {
      appearing.disconnect();
      observer.disconnect();
    };
  }, []);
  return isNear;
}
