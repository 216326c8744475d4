import { useId } from 'react';
import { admin } from '../../../content/admin/admin.ts';
import styles from './CostFormula.module.css';

const words = admin.projects.cost;

/** The rule of the page "What it costs" in words, for staff. */
export function CostFormula() {
  const id = useId();
  return (
    <details className={styles['formula']}>
      <summary id={id}>{words.formulaTitle}</summary>
      <ol aria-labelledby={id}>
        {words.formula.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </details>
  );
}
