import type { ReportShare } from '../../api/wire.gen.ts';
import styles from './Drawings.module.css';

const MAX = 300;
const STEP = 7.6;

/** A stroke for each enquiry in groups by source, won ones tall and green. */
export function WonStrokes({ shares }: { shares: readonly ReportShare[] }) {
  const strokes = shares
    .flatMap(({ enquiries, won }, group) =>
      Array.from({ length: enquiries }, (_, place) => ({ group, isWon: place < won })),
    )
    .slice(0, MAX)
    .map((stroke, place) => ({ ...stroke, x: 4 + place * STEP + stroke.group * 9 }));
  const width = Math.max(300, (strokes.at(-1)?.x ?? 0) + 6);
  return (
    <svg
      className={styles['drawing']}
      viewBox={`0 0 ${width} 38`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {strokes.map(({ x, isWon }) => (
        <path key={x} d={`M${x} ${isWon ? 8 : 18}V34`} className={styles[isWon ? 'won' : 'open']} />
      ))}
    </svg>
  );
}
