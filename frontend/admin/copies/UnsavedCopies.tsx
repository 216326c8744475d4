import { useState } from 'react';
import { Link } from 'react-router-dom';
import { admin } from '../../content/admin.ts';
import { readCopies } from './localCopy.ts';
import { formatMoment } from './formatMoment.ts';
import styles from './UnsavedCopies.module.css';

export function UnsavedCopies() {
  const [copies] = useState(() => readCopies(localStorage, Date.now()));
  if (copies.length === 0) return null;
  return (
    <section className={styles['copies']} aria-labelledby="unsaved-copies">
      <h2 id="unsaved-copies">{admin.copies.list}</h2>
      <ul>
        {copies.map(({ blog, form, draft, savedAt }) => (
          <li key={form}>
            <Link to={blog ? `/edit-blog/${blog}` : '/add-blog'}>
              {draft.heading || admin.copies.untitled}
            </Link>{' '}
            <span className="note num">{admin.copies.keptAt(formatMoment(savedAt))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
