import { useEffect, useState } from 'react';

/** Pixels around the window. */
const NEAR = '80px';

export function useIsNearSubmit(): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const look = (sights: IntersectionObserverEntry[]) => setIsNear(sights.at(-1)?.isIntersecting ?? false);
    const observer = new IntersectionObserver(look, { rootMargin: NEAR });
    const button = document.querySelector('main form[method="post"] [type="submit"]');
    if (button) observer.observe(button);
    return () => observer.disconnect();
  }, []);
  return isNear;
}
