import { useEffect } from 'react';
import { useUnsaved } from './useUnsaved.ts';

/** Says, as long as it is shown, whether something would be lost by leaving. @returns a way to say it at once */
export function useReportUnsaved(isUnsaved: boolean): (isUnsaved: boolean) => void {
  const say = useUnsaved((store) => store.say);
  useEffect(() => {
    say(isUnsaved);
    return () => say(false);
  }, [say, isUnsaved]);
  return say;
}
