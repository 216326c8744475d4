import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 56.25em)';

/** Whether the enquiry stands beside its list; a smaller window shows one of the two. */
export function useIsBeside(): boolean {
  return useSyncExternalStore(follow, isWide, () => true);
}

const isWide = () => matchMedia(WIDE).matches;

function follow(onChange: () => void): () => void {
  const wide = matchMedia(WIDE);
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
}
