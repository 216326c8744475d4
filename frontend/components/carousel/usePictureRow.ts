import {
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { onApproach } from './onApproach.ts';
import { PictureRow } from './PictureRow.ts';

/** Live as soon as script runs, near as soon as the visitor is. */
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
  const start = useEffectEvent((created: PictureRow) => created.start(at));

  useEffect(() => pictures.current?.show(at), [at]);

  useEffect(() => {
    if (!carousel.current || !row.current) return undefined;
    const created = new PictureRow(row.current, (index) => move(index));
    const stopWaiting = onApproach(carousel.current, () => {
      setState({ isLive: true, isNear: true });
      void created.load();
    });
    pictures.current = created;
    start(created);
    // A part that is still being loaded stays as the server drew it.
    startTransition(() => setState(({ isNear }) => ({ isLive: true, isNear })));
    return () => {
      stopWaiting();
      created.end();
    };
  }, []);

  useLayoutEffect(() => {
    const focused = document.activeElement;
    // It is inert now, so the focus moves to the picture that is shown.
    if (focused === shown.current || !row.current?.contains(focused)) return;
    shown.current?.focus({ preventScroll: true });
  });

  return { carousel, row, ...state };
}
