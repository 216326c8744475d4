import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { loadCountingConsent, useCountingConsent } from '../../stores/countingConsent.ts';
import { takeEnquirySent, wasEnquirySent } from '../../enquiry/enquirySent.ts';

const never = () => () => undefined;

/** Loads it once, after a real submission with consent. @returns whether to ask for consent */
export function useTagManager(id: string | undefined): boolean {
  const { answer } = useCountingConsent();
  const wasSent = useSyncExternalStore(never, wasEnquirySent, () => false);
  // Before the first paint: somebody who has answered does not see the question.
  useLayoutEffect(loadCountingConsent, []);
  useEffect(() => {
    if (!id || !answer || !takeEnquirySent()) return;
    if (answer === 'yes') load(id);
  }, [id, answer]);
  return id !== undefined && wasSent && !answer;
}

function load(id: string): void {
  Object.assign(window, { dataLayer: [{ 'gtm.start': Date.now(), event: 'gtm.js' }] });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}
