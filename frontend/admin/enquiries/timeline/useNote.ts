import { useState } from 'react';
import { useReportUnsaved } from '../../unsaved/useReportUnsaved.ts';
import { saveNoteCopy, readNoteCopy } from '../noteCopy.ts';

/** Kept across enquiries, reloads and sessions. */
export function useNote(enquiry: string) {
  const [text, setText] = useState(() => readNoteCopy(localStorage, enquiry, Date.now()));
  const [isStored, setStored] = useState(true);
  useReportUnsaved(!isStored);
  const write = (typed: string) => {
    setText(typed);
    setStored(saveNoteCopy(localStorage, enquiry, typed, Date.now()));
  };
  return { text, write };
}
