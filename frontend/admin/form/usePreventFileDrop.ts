import { useEffect } from 'react';

function hold(event: DragEvent): void {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
}

/** A file that is dropped beside the place it was meant for does not open in place of the form. */
export function usePreventFileDrop(): void {
  useEffect(() => {
    const leaving = new AbortController();
    addEventListener('dragover', hold, leaving);
    addEventListener('drop', hold, leaving);
    return () => leaving.abort();
  }, []);
}
