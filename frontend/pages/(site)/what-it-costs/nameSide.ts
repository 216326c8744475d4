export interface Point {
  x: number;
  y: number;
}

/** Of the chart on a wide screen, in per cent of its width and height. */
const LETTER_WIDTH = 1.05;
const NAME_HEIGHT = 5;
const MARGIN = 1.5;

/** The side of its dot on which a name covers the fewest other dots and stays on the chart. */
export function nameSide(name: string, dot: Point, others: Point[]): 'right' | 'left' | 'low' {
  const width = name.length * LETTER_WIDTH;
  const boxes = {
    right: { x: dot.x + MARGIN, y: dot.y },
    left: { x: dot.x - MARGIN - width, y: dot.y },
    low: { x: dot.x + MARGIN, y: dot.y - NAME_HEIGHT },
  };
  const hidden = ({ x, y }: Point) => {
    const isOutside = x < 0 || x + width > 100 || y < 0;
    const covered = others.filter(
      (other) =>
        other.x >= x - MARGIN && other.x <= x + width && other.y >= y - MARGIN && other.y <= y + NAME_HEIGHT,
    );
    return covered.length + (isOutside ? others.length + 1 : 0);
  };
  const sides = ['right', 'left', 'low'] as const;
  return sides.toSorted((a, b) => hidden(boxes[a]) - hidden(boxes[b]))[0] ?? 'right';
}
