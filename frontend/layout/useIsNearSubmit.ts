import { useEffect, useState } from 'react';

/** Pixels around the window in which a button is about to come into view. */
const NEAR = '80px';

/** Whether the button of a form to fill in is on the screen, or nearly. */
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
