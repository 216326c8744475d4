/** In per cent of the picture, from its left and from its top. */
export interface FocusPoint {
  x: number;
  y: number;
}

const LARGE_STEP = 10;
const DIRECTIONS: Record<string, FocusPoint> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

function within(percent: number): number {
  return Math.min(Math.max(Math.round(percent), 0), 100);
}

/** Undefined for keys that do not move it. */
export function movedFocus(focus: FocusPoint, key: string, isLarge: boolean): FocusPoint | undefined {
  const direction = DIRECTIONS[key];
  if (!direction) return undefined;
  const step = isLarge ? LARGE_STEP : 1;
  return { x: within(focus.x + direction.x * step), y: within(focus.y + direction.y * step) };
}

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

export function focusAt({ left, top, width, height }: Box, clientX: number, clientY: number): FocusPoint {
  return { x: within(((clientX - left) / width) * 100), y: within(((clientY - top) / height) * 100) };
}
