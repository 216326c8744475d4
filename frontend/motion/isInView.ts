type Sight = {
  intersectionRatio: number;
  intersectionRect: { height: number };
  rootBounds: { height: number } | null;
};

/** @param share of the block, or of the window for a block taller than the window can show */
export function isInView({ intersectionRatio, intersectionRect, rootBounds }: Sight, share: number): boolean {
  if (intersectionRatio >= share) return true;
  return rootBounds !== null && intersectionRect.height >= share * rootBounds.height;
}
