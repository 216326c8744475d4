import { useState } from 'react';
import { useReportUnsaved } from '../unsaved/useReportUnsaved.ts';
import { saveNote, readNote } from './noteCopy.ts';

/** A note that is being written; it outlives another enquiry, a reload and the end of a session. */
export function useNote(enquiry: string) {
  const [text, setText] = useState(() => readNote(localStorage, enquiry, Date.now()));
  const [isStored, setStored] = useState(true);
  useReportUnsaved(!isStored);
  const write = (typed: string) => {
    setText(typed);
    setStored(saveNote(localStorage, enquiry, typed, Date.now()));
  };
  return { text, write };
}
