import { useEffect, useState } from 'react';
import { readOpenForms } from '../../copies/openForms.ts';
import { allLists } from '../studioSections.ts';
import { useRowEdits } from './useRowEdits.ts';

/** @param areRowsReady to open, and be held, at once: another tab may restore the same ones */
export function useRestoredEdits(areRowsReady: boolean): boolean {
  const restore = useRowEdits((store) => store.restore);
  const [isRestored, setRestored] = useState(false);
  useEffect(() => {
    const restoreClosed = async () => {
      restore(allLists, await readOpenForms());
      setRestored(true);
    };
    if (areRowsReady) void restoreClosed();
  }, [areRowsReady, restore]);
  return isRestored;
}
