import { useEffect } from 'react';
import { useUnsaved } from './useUnsaved.ts';

/** @returns reports at once, before the next render */
export function useReportUnsaved(isUnsaved: boolean, isKept: boolean): (isUnsaved: boolean) => void {
  const setUnsaved = useUnsaved((store) => store.setUnsaved);
  useEffect(() => {
    setUnsaved(isUnsaved, isKept);
    return () => setUnsaved(false);
  }, [setUnsaved, isUnsaved, isKept]);
  return setUnsaved;
}
