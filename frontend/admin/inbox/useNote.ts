import { useState } from 'react';
import { useSayUnsaved } from '../unsaved/useReportUnsaved.ts';
import { keepNote, readNote } from './noteCopy.ts';

/** A note that is being written: it is still here after another enquiry, a reload or the end of a session. */
export function useNote(enquiry: string) {
  const [text, setText] = useState(() => readNote(localStorage, enquiry, Date.now()));
  const [isKept, setKept] = useState(true);
  useSayUnsaved(!isKept);
  const write = (typed: string) => {
    setText(typed);
    setKept(keepNote(localStorage, enquiry, typed, Date.now()));
  };
  return { text, write };
}
