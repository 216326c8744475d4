import type { ReactNode } from 'react';
import styles from './FormColumns.module.css';
import { useHeldFocus } from './useHeldFocus.ts';

interface FormColumnsProps {
  /** What is typed during a save would not be in it. */
  isInert: boolean;
  notices: ReactNode;
  main: ReactNode;
  side: ReactNode;
  /** Beside the fields; where there is no room for both, in their place unless somebody goes to one of them. */
  panel?: ReactNode;
  isGoing?: boolean;
}

export function FormColumns({ isInert, notices, main, side, panel, isGoing = false }: FormColumnsProps) {
  const heldFocus = useHeldFocus(isInert);
  return (
    <div
      {...heldFocus}
      className={styles['columns']}
      inert={isInert}
      data-panel={panel ? true : undefined}
      data-going={isGoing || undefined}
    >
      {notices}
      {panel}
      <div className={styles['fields']}>
        <div className={styles['main']}>{main}</div>
        <div className={styles['side']}>{side}</div>
      </div>
    </div>
  );
}
