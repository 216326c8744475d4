import styles from './Drawings.module.css';

const WIDTH = 300;
const BASE = 41.5;
const STEP = 6.4;
/** More on each other stand closer, so that the drawing keeps its height. */
const MAX_STEPS = 12;
/** Dots that are nearer than so many minutes stand on each other. */
const BIN = 4;

interface ContactDotsProps {
  /** Of working time, the quickest first. */
  minutes: readonly number[];
  median: number | null;
  promise: number;
}

/** A dot for each first contact, over a line that is half as long again as the promise; slower ones stand at its end. */
export function ContactDots({ minutes, median, promise }: ContactDotsProps) {
  const end = promise * 1.5;
  const x = (time: number) => 6 + (Math.min(time, end) / end) * (WIDTH - 12);
  const binOf = (time: number) => Math.floor(Math.min(time, end) / BIN);
  const dots = minutes.map((time, index) => {
    const bin = binOf(time);
    return { time, bin, place: index - minutes.findIndex((other) => binOf(other) === bin) };
  });
  const highest = Math.max(5, ...dots.map(({ place }) => place + 1));
  const step = STEP * Math.min(1, MAX_STEPS / highest);
  const top = BASE - 5 - step * highest;
  return (
    <svg
      className={styles['drawing']}
      viewBox={`0 ${top} ${WIDTH} ${44 - top}`}
      aria-hidden="true"
      focusable="false"
    >
      <path d={`M6 ${BASE}h288`} className={styles['axis']} />
      <path d={`M${x(promise)} ${top + 4}V44`} className={styles['promise']} />
      {median !== null && <path d={`M${x(median)} ${top}V44`} className={styles['median']} />}
      {dots.map(({ time, bin, place }) => (
        <circle
          key={`${bin} ${place}`}
          cx={x((bin + 0.5) * BIN)}
          cy={BASE - 5.5 - place * step}
          r="2.5"
          className={styles[time > promise ? 'late' : 'dot']}
        />
      ))}
    </svg>
  );
}
