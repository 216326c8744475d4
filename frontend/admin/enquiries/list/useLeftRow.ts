import { useEffect, useRef } from 'react';

export const rowId = (enquiry: string) => `enquiry-row-${enquiry}`;

/** Back in the list, reading goes on where it was left. @param id in the address */
export function useLeftRow(id: string | undefined): void {
  const opened = useRef(id);
  useEffect(() => {
    const left = opened.current;
    opened.current = id;
    if (id !== undefined || left === undefined) return;
    // The screen's own effect comes last, and goes to its top.
    queueMicrotask(() => {
      const row = document.getElementById(rowId(left));
      row?.focus({ preventScroll: true });
      row?.scrollIntoView({ block: 'center' });
    });
  }, [id]);
}
