import { useRef } from 'react';

/** For an element that takes the focus of a button that goes with what it was for. */
export function useFocusPlace() {
  const place = useRef<HTMLDivElement>(null);
  return { place, takeFocus: () => place.current?.focus({ preventScroll: true }) };
}
