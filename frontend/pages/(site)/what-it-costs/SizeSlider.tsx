import type { KeyboardEvent } from 'react';
import type { Answers } from '../../../content/costRange.ts';
import { costRule, costWords } from '../../../content/range.ts';
import styles from './CostForm.module.css';
import { formatNumber } from '../../../content/formatNumber.ts';

const words = costWords.size;
const PAGE_STEPS = 10;

interface SizeSliderProps {
  answers: Answers;
}

export function SizeSlider({ answers: { type, size } }: SizeSliderProps) {
  const { min, max, step } = costRule.sizes[type];
  return (
    <div className={styles['slider']}>
      <div className={styles['top']}>
        <label htmlFor="cost-size">{words.label}</label>
        <output htmlFor="cost-size">{formatNumber(size)}</output>
      </div>
      <input
        id="cost-size"
        type="range"
        name="size"
        data-type={type}
        min={min}
        max={max}
        step={step}
        defaultValue={size}
        aria-describedby="cost-size-hint"
        aria-valuetext={words.read.replace('{n}', formatNumber(size))}
        onKeyDown={leap}
      />
      <div className={`note num ${styles['ends']}`}>
        <span>{formatNumber(min)}</span>
        <span>{formatNumber(max)}</span>
      </div>
      <p className="note" id="cost-size-hint">
        {words.hint}
      </p>
    </div>
  );
}

function leap(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'PageUp' && event.key !== 'PageDown') return;
  // A browser's own leap is a tenth of the way.
  event.preventDefault();
  if (event.key === 'PageUp') event.currentTarget.stepUp(PAGE_STEPS);
  else event.currentTarget.stepDown(PAGE_STEPS);
  event.currentTarget.dispatchEvent(new Event('change', { bubbles: true }));
}
