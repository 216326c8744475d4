import { useEffect } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { onFirstScroll } from '../stores/lastUserInput.ts';

/** Loads the rules when a page is first scrolled. */
export function useEnquiryAutoOpen(): void {
  const { urlPathname, is404 } = usePageContext();
  useEffect(() => {
    if (is404) return undefined;
    const left = new AbortController();
    const watch = (scroll: Event) =>
      void import('./auto-open/watchScrolling.ts').then(
        ({ watchScrolling }) => watchScrolling(urlPathname, scroll, left.signal),
        () => undefined,
      );
    onFirstScroll(watch, left.signal);
    return () => left.abort();
  }, [urlPathname, is404]);
}
