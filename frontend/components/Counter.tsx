import { useEffect, useRef, useState } from 'react';
import { COUNTER_MS, COUNTER_VISIBLE_PART } from '../content/business-constants.ts';
import styles from './Counter.module.css';
import { counterValue } from './counterValue.ts';
import { prefersReducedMotion } from '../motion/prefersReducedMotion.ts';
import { useInView } from '../motion/useInView.ts';

type CounterProps = { target: number; suffix: string; duration?: number };

/** The final number is in the HTML, and its width is reserved. */
export function Counter({ target, suffix, duration = COUNTER_MS }: CounterProps) {
  const place = useRef<HTMLSpanElement>(null);
  const value = useCount(target, duration, useInView(place, COUNTER_VISIBLE_PART));
  return (
    <span className={`num ${styles['counter']}`} ref={place}>
      <span className={styles['number']} data-target={target}>
        {value}
      </span>
      {suffix}
    </span>
  );
}

function useCount(target: number, duration: number, hasBegun: boolean): number {
  const [value, setValue] = useState(target);
  useEffect(() => {
    if (!hasBegun || prefersReducedMotion()) return undefined;
    const start = performance.now();
    let frame = requestAnimationFrame(function count(now) {
      setValue(counterValue(target, now - start, duration));
      if (now - start < duration) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [target, duration, hasBegun]);
  return value;
}
