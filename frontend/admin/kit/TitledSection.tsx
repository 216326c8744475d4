import { type ReactNode, useId } from 'react';
import styles from './TitledSection.module.css';

/** A part of a screen, under a line with its heading and a note. */
export function TitledSection({
  title,
  note,
  children,
}: {
  title: string;
  note?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <div className={styles['top']}>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        <p className="note num">{note}</p>
      </div>
      {children}
    </section>
  );
}
