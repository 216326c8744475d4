import { useEffect } from 'react';

function preventDrop(event: DragEvent): void {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
}

/** A file that misses its field does not replace the page. */
export function usePreventFileDrop(): void {
  useEffect(() => {
    const leaving = new AbortController();
    addEventListener('dragover', preventDrop, leaving);
    addEventListener('drop', preventDrop, leaving);
    return () => leaving.abort();
  }, []);
}
