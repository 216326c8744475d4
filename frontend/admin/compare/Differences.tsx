import { admin } from '../../content/admin/admin.ts';
import type { Difference } from '../draft/DraftKind.ts';
import styles from './Differences.module.css';
import { MarkedWords } from './MarkedWords.tsx';
import { wordsBetween } from './wordsBetween.ts';

export interface DifferencesProps {
  /** The names of what was before and of what is after. */
  sides: [string, string];
  differences: readonly Difference[];
}

export function Differences({ sides, differences }: DifferencesProps) {
  if (differences.length === 0) return <p>{admin.compare.same}</p>;
  return (
    <div className={styles['differences']}>
      <p className="note">
        <del>{admin.compare.onlyIn(sides[0])}</del> <ins>{admin.compare.onlyIn(sides[1])}</ins>
      </p>
      {differences.map(({ label, before, after }) => (
        <section key={label}>
          <h3>{label}</h3>
          <Words before={before} after={after} sides={sides} />
        </section>
      ))}
    </div>
  );
}

function Words({ before, after, sides }: { before: string; after: string; sides: [string, string] }) {
  if (before === after) return <p className="note">{admin.compare.onlyFormat}</p>;
  const [removed, added] = [admin.compare.mark(sides[0]), admin.compare.mark(sides[1])];
  return (
    <p className={styles['words']}>
      <MarkedWords parts={wordsBetween(before, after)} marks={{ removed, added }} />
    </p>
  );
}
