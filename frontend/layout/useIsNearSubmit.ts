import { useEffect, useState } from 'react';

/** Pixels around the window. */
const NEAR = '80px';

export function useIsNearSubmit(): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setIsNear(entry?.isIntersecting ?? false), {
      rootMargin: NEAR,
    });
    const button = document.querySelector('main form[method="post"] [type="submit"]');
    if (button) observer.observe(button);
    return () => observer.disconnect();
  }, []);
  return isNear;
}
