import { useEffect, useId } from 'react';
import { useUnsaved } from './useUnsaved.ts';

/** Of several on a screen none takes back what another reports. @returns tells at once that it is saved, before the next render */
export function useReportUnsaved(isUnsaved: boolean, isKept: boolean): () => void {
  const reporter = useId();
  const report = useUnsaved((store) => store.report);
  useEffect(() => {
    report(reporter, isUnsaved, isKept);
    return () => report(reporter, false, true);
  }, [report, reporter, isUnsaved, isKept]);
  return () => report(reporter, false, true);
}
