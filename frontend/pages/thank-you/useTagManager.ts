import { useEffect } from 'react';
import { takeEnquirySent } from '../../stores/sentEnquiry.ts';

/** Loads the tag manager, once, after a real submission: whoever only opens the page is not counted. */
export function useTagManager(id: string | undefined): void {
  useEffect(() => {
    if (!id || !takeEnquirySent()) return;
    Object.assign(window, { dataLayer: [{ 'gtm.start': Date.now(), event: 'gtm.js' }] });
    const script = document.createElement('script');
    script.async = true;
    script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
    document.head.append(script);
  }, [id]);
}
