import { useEffect } from 'react';

/** Once the page is hydrated, and again when the browser shows it as it was left. @param read always the same function */
export function useWhenShown(read: () => void): void {
  useEffect(() => {
    read();
    window.addEventListener('pageshow', read);
    return () => window.removeEventListener('pageshow', read);
  }, [read]);
}
