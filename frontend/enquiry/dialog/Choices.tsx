import type { Ref } from 'react';
import styles from './Choices.module.css';

interface ChoicesProps {
  name: string;
  legend: string;
  options: Record<string, string>;
  /** The first unless given. */
  choice?: string | undefined;
  ref?: Ref<HTMLFieldSetElement>;
}

export function Choices({ name, legend, options, choice = Object.keys(options)[0], ref }: ChoicesProps) {
  return (
    <fieldset ref={ref}>
      <legend className={styles['legend']}>{legend}</legend>
      <div className={styles['choices']}>
        {Object.entries(options).map(([value, label]) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === choice} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
