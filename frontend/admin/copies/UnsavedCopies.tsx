import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { admin } from '../../content/admin/admin.ts';
import type { DraftKind } from '../draft/DraftKind.ts';
import { readOpenForms } from './openForms.ts';
import { readOwnCopies } from './readOwnCopies.ts';
import { formatMoment } from '../kit/time/formatMoment.ts';
import styles from './UnsavedCopies.module.css';

export function UnsavedCopies<Draft>({ kind }: { kind: DraftKind<Draft> }) {
  const [copies] = useState(() => readOwnCopies(kind));
  const [open, setOpen] = useState<readonly string[]>([]);
  useEffect(() => void readOpenForms().then(setOpen), []);
  if (copies.length === 0) return null;
  return (
    <section className={styles['copies']} aria-labelledby="unsaved-copies">
      <h2 id="unsaved-copies">{admin.copies.list}</h2>
      <ul>
        {copies.map(({ id, form, draft, savedAt }) => {
          const title = kind.titleOf(draft) || admin.copies.untitled(kind.noun);
          const isOpen = open.includes(form);
          return (
            <li key={form}>
              {isOpen ? title : <Link to={id ? kind.editAddress(id) : kind.addAddress}>{title}</Link>}{' '}
              <span className="note num">
                {isOpen ? admin.copies.open : admin.copies.keptAt(formatMoment(savedAt))}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
