import { useState } from 'react';
import { admin } from '../../content/admin/admin.ts';
import { TextButton } from '../kit/fields/TextButton.tsx';
import { ChangedRow, type Side } from './ChangedRow.tsx';
import { type ComparedRow, comparedRows } from './comparedRows.ts';
import type { Block, FieldChange } from './VersionKind.ts';
import type { View } from './PairTools.tsx';
import styles from './VersionPair.module.css';

const words = admin.versions;

export interface ComparisonProps {
  changes: readonly FieldChange[];
  /** When each was saved. */
  times: Record<Side, string>;
  view: View;
}

/** Lazy, because of its library. */
export default function Comparison({ changes, ...shown }: ComparisonProps) {
  if (changes.length === 0) return <p className={styles['alone']}>{words.nothing}</p>;
  return changes.map((change, place) => (
    <section key={`${place} ${change.label}`} className={styles['field']}>
      <h3>{change.label}</h3>
      <Rows rows={comparedRows(change)} {...shown} />
    </section>
  ));
}

type RowsProps = Omit<ComparisonProps, 'changes'> & { rows: readonly ComparedRow[] };

function Rows({ rows, ...shown }: RowsProps) {
  if (rows.every(({ isSame }) => isSame))
    return <p className={styles['alone']}>{admin.compare.onlyFormat}</p>;
  return rows.map((row, place) =>
    row.isSame ? (
      <SameRow key={place} blocks={row.blocks} view={shown.view} />
    ) : (
      <ChangedRow key={place} row={row} {...shown} />
    ),
  );
}

/** More than one is folded. */
function SameRow({ blocks, view }: { blocks: readonly Block[]; view: View }) {
  const [isOpen, setOpen] = useState(blocks.length === 1);
  if (!isOpen)
    return (
      <div className={styles['folded']}>
        <TextButton onClick={() => setOpen(true)}>{words.same(blocks.length)}</TextButton>
      </div>
    );
  return blocks.map(({ text }, place) => (
    <div key={place} className={styles['row']} data-same>
      <p>{text}</p>
      {view === 'beside' && <p aria-hidden="true">{text}</p>}
    </div>
  ));
}
