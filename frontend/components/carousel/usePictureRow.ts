import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { onApproach } from './onApproach.ts';
import { PictureRow } from './PictureRow.ts';

/**
 * Shows the picture `at` in the row of a carousel, and tells when the visitor moves it. It is live from when script
 * runs, and near from when the visitor is.
 */
export function usePictureRow(
  at: number,
  onMove: (index: number) => void,
  shown: RefObject<HTMLElement | null>,
) {
  const carousel = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const pictures = useRef<PictureRow>(undefined);
  const [state, setState] = useState({ isLive: false, isNear: false });
  const move = useEffectEvent(onMove);

  useEffect(() => {
    if (!carousel.current || !row.current) return undefined;
    const created = new PictureRow(row.current, (index) => move(index));
    const stopWaiting = onApproach(carousel.current, () => {
      setState({ isLive: true, isNear: true });
      void created.load();
    });
    pictures.current = created;
    setState({ isLive: true, isNear: false });
    return () => {
      stopWaiting();
      created.end();
    };
  }, []);

  useEffect(() => pictures.current?.show(at), [at]);

  useLayoutEffect(() => {
    const focused = document.activeElement;
    // It is inert from now on: the focus goes along to the picture that has come.
    if (focused === shown.current || !row.current?.contains(focused)) return;
    shown.current?.focus({ preventScroll: true });
  });

  return { carousel, row, ...state };
}
