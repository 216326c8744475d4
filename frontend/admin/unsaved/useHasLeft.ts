import { useEffect, useRef } from 'react';

/** Whether the form was left: what ends later may then not lead elsewhere. */
export function useHasLeft(): () => boolean {
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
    };
  }, []);
  return () => hasLeft.current;
}
