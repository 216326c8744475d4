import { type MouseEvent, useRef } from 'react';
import { isPlainClick } from './isPlainClick.ts';
import { PAGINATION_LOCK_MS } from '../content/business-constants.ts';

/** A capturing click handler. Ignores plain clicks right after one, and on the current page. */
export function useClickLock(): (event: MouseEvent) => void {
  const lockedUntil = useRef(0);
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!isPlainClick(event) || !link) return;
    const isRepeated = event.timeStamp < lockedUntil.current;
    if (isRepeated || link.ariaCurrent === 'page') {
      event.preventDefault();
      event.stopPropagation();
    } else lockedUntil.current = event.timeStamp + PAGINATION_LOCK_MS;
  };
}
