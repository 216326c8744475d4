import { type RefObject, useEffect, useEffectEvent } from 'react';

/** On Escape, a press outside and when the focus leaves. */
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
