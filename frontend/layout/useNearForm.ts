import { useEffect, useState } from 'react';

/** Whether a form to fill in is on the screen. */
export function useNearForm(): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setIsNear(entry?.isIntersecting ?? false));
    const form = document.querySelector('main form[method="post"]');
    if (form) observer.observe(form);
    return () => observer.disconnect();
  }, []);
  return isNear;
}
