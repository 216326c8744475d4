import { useEffect } from 'react';
import { focusHeading } from '../kit/focusHeading.ts';

/** Passes on the focus that the empty screen was given while it was not known what may be shown. */
export function useFocusOnceShown(isShown: boolean): void {
  useEffect(() => {
    if (isShown && document.activeElement?.id === 'main') focusHeading();
  }, [isShown]);
}
