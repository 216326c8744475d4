import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls `close` on Escape, on a press outside of `box` and when the focus leaves it, while it is open. */
export function useCloseOutside(
  box: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: (how: { byKey: boolean }) => void,
): void {
  const onClose = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    const leaving = new AbortController();
    const outside = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) onClose({ byKey: false });
    };
    const escape = (event: KeyboardEvent) => event.key === 'Escape' && onClose({ byKey: true });
    document.addEventListener('pointerdown', outside, leaving);
    document.addEventListener('focusin', outside, leaving);
    document.addEventListener('keydown', escape, leaving);
    return () => leaving.abort();
  }, [box, isOpen]);
}
