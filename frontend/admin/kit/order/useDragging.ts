import { useEffect, useEffectEvent } from 'react';

/** From the edge of what is in view, in pixels: there dragging scrolls. */
const SCROLL_EDGE = 72;
/** In pixels, with each frame. */
const SCROLL_STEP = 8;

interface Dragging {
  /** @param row value of its attribute `data-order-row` */
  onOver: (row: string) => void;
  onDrop: () => void;
  onGiveUp: () => void;
}

function rowAt({ clientX, clientY }: PointerEvent): string {
  const row = document.elementFromPoint(clientX, clientY)?.closest('[data-order-row]');
  return row?.getAttribute('data-order-row') ?? '';
}

function scrollAtEdge({ clientY }: PointerEvent): void {
  // The bar at the foot of a phone covers the rows.
  const foot = innerHeight - Number.parseFloat(getComputedStyle(document.body).paddingBottom);
  if (clientY < SCROLL_EDGE) scrollBy(0, -SCROLL_STEP);
  if (clientY > foot - SCROLL_EDGE) scrollBy(0, SCROLL_STEP);
}

/** Listens at the window, because a row that moves in the document loses a captured pointer. */
export function useDragging(isDragged: boolean, { onOver, onDrop, onGiveUp }: Dragging): void {
  const over = useEffectEvent(onOver);
  const drop = useEffectEvent(onDrop);
  const giveUp = useEffectEvent(onGiveUp);
  useEffect(() => {
    if (!isDragged) return undefined;
    const end = new AbortController();
    let last: string | undefined;
    let point: PointerEvent | undefined;
    const follow = (event: PointerEvent) => {
      point = event;
      const row = rowAt(event);
      // Once for each row: a tall one still lies below the pointer after the two have changed places.
      if (row !== last) over(row);
      last = row;
    };
    // With each frame: a finger that rests at the edge sends nothing.
    const scroll = () => {
      frame = requestAnimationFrame(scroll);
      if (!point) return;
      scrollAtEdge(point);
      follow(point);
    };
    let frame = requestAnimationFrame(scroll);
    addEventListener('pointermove', follow, end);
    addEventListener('pointerup', () => drop(), end);
    addEventListener('pointercancel', () => giveUp(), end);
    addEventListener('keydown', ({ key }) => key === 'Escape' && giveUp(), end);
    return () => {
      end.abort();
      cancelAnimationFrame(frame);
    };
  }, [isDragged]);
}
