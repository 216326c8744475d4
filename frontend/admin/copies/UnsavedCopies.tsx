import { useState } from 'react';
import { Link } from 'react-router-dom';
import { admin } from '../../content/admin/admin.ts';
import type { DraftKind } from '../draft/DraftKind.ts';
import { readCopies } from './localCopy.ts';
import { formatMoment } from '../kit/formatMoment.ts';
import styles from './UnsavedCopies.module.css';

export function UnsavedCopies<Draft>({ kind }: { kind: DraftKind<Draft> }) {
  const [copies] = useState(() => readCopies(localStorage, kind, Date.now()));
  if (copies.length === 0) return null;
  return (
    <section className={styles['copies']} aria-labelledby="unsaved-copies">
      <h2 id="unsaved-copies">{admin.copies.list}</h2>
      <ul>
        {copies.map(({ id, form, draft, savedAt }) => (
          <li key={form}>
            <Link to={id ? kind.editAddress(id) : kind.addAddress}>
              {kind.titleOf(draft) || admin.copies.untitled(kind.noun)}
            </Link>{' '}
            <span className="note num">{admin.copies.keptAt(formatMoment(savedAt))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
