import { type RefCallback, type RefObject, useCallback, useEffect, useRef } from 'react';
import { focusHeading } from '../kit/focusHeading.ts';

/** A message that goes away with the focus gives it back to what had it before the messages, or to the heading. */
export function useReturnFocus(box: RefObject<HTMLElement | null>): RefCallback<HTMLElement> {
  const before = useRef<EventTarget>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const keep = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && box.current?.contains(relatedTarget)))
        before.current = relatedTarget;
    };
    box.current?.addEventListener('focusin', keep, leaving);
    return () => leaving.abort();
  }, [box]);
  return useCallback(
    (message) => () => {
      if (message?.contains(document.activeElement)) queueMicrotask(() => giveBack(before.current));
    },
    [],
  );
}

const isFocusLost = () => document.activeElement === document.body;

/** Without scrolling: a message is in view wherever somebody is. */
function giveBack(before: EventTarget | null): void {
  if (isFocusLost() && before instanceof HTMLElement) before.focus({ preventScroll: true });
  if (isFocusLost()) focusHeading({ preventScroll: true });
}
