import type { ReactNode } from 'react';
import styles from './PaneSection.module.css';

interface PaneSectionProps {
  id: string;
  title: string;
  note?: string;
  children: ReactNode;
}

/** One block of an enquiry, under a heading on a line. */
export function PaneSection({ id, title, note, children }: PaneSectionProps) {
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <div className={styles['top']}>
        <h3 id={id}>{title}</h3>
        {note && <p className="note">{note}</p>}
      </div>
      {children}
    </section>
  );
}
