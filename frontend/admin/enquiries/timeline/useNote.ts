import { useState } from 'react';
import { useReportUnsaved } from '../../unsaved/useReportUnsaved.ts';
import { newNote, readNoteCopy, saveNoteCopy } from '../noteCopy.ts';

/** Kept across enquiries, reloads and sessions. */
export function useNote(enquiry: string) {
  const [note, setNote] = useState(() => readNoteCopy(localStorage, enquiry, Date.now()));
  const [isStored, setStored] = useState(true);
  useReportUnsaved(!isStored, false);
  const write = (typed: string) => {
    const changed = newNote(typed);
    setNote(changed);
    setStored(saveNoteCopy(localStorage, enquiry, changed, Date.now()));
  };
  return { note, write };
}
