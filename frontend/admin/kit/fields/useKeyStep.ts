import { useRef } from 'react';

/** Whether a list changes by a key while it is closed, as in Windows and Linux: the next key may pass on. */
export function useKeyStep() {
  const isStep = useRef(false);
  const onKeyDown = () => {
    isStep.current = true;
    setTimeout(() => {
      isStep.current = false;
    });
  };
  return { isStep, onKeyDown };
}
