import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { PictureRow } from './PictureRow.ts';

/** Shows the picture `at` in a row, and tells when the visitor moves it. Live from when script runs. */
export function usePictureRow(
  at: number,
  onMove: (index: number) => void,
  shown: RefObject<HTMLElement | null>,
) {
  const row = useRef<HTMLDivElement>(null);
  const pictures = useRef<PictureRow>(undefined);
  const [isLive, setIsLive] = useState(false);
  const move = useEffectEvent(onMove);

  useEffect(() => {
    if (!row.current) return undefined;
    const created = new PictureRow(row.current, (index) => move(index));
    pictures.current = created;
    setIsLive(true);
    return () => created.end();
  }, []);

  useEffect(() => pictures.current?.show(at), [at]);

  useLayoutEffect(() => {
    const focused = document.activeElement;
    // It is inert from now on: the focus goes along to the picture that has come.
    if (focused !== shown.current && row.current?.contains(focused))
      shown.current?.focus({ preventScroll: true });
  });

  return { row, isLive };
}
