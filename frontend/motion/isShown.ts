type Sight = {
  intersectionRatio: number;
  intersectionRect: { height: number };
  rootBounds: { height: number } | null;
};

/**
 * Whether so much of a block is in the window: `part` of the block or, when it is taller than the window could ever
 * show, `part` of the window.
 */
export function isShown({ intersectionRatio, intersectionRect, rootBounds }: Sight, part: number): boolean {
  if (intersectionRatio >= part) return true;
  return rootBounds !== null && intersectionRect.height >= part * rootBounds.height;
}
