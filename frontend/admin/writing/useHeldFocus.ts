import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/** The focus that a box loses by being inert comes back with it, before a dialog opens that is to give it back. */
export function useHeldFocus(isInert: boolean) {
  const held = useRef<HTMLElement>(undefined);
  useLayoutEffect(() => {
    if (!isInert) return undefined;
    return () => {
      if (document.activeElement === document.body) held.current?.focus({ preventScroll: true });
    };
  }, [isInert]);
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      held.current = target;
    },
    onBlur: ({ currentTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.hasAttribute('inert')) held.current = undefined;
    },
  };
}
