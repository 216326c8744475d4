import type { ReactNode } from 'react';
import styles from './Table.module.css';

interface TableProps {
  /** For screen readers only. */
  caption: string;
  columns: readonly string[];
  className?: string | undefined;
  isBusy?: boolean;
  children: ReactNode;
}

/** Its rows are cards where the letters, whatever their size, leave no room for columns. */
export function Table({ caption, columns, className = '', isBusy, children }: TableProps) {
  return (
    <table className={`${styles['table']} ${className}`} aria-busy={isBusy}>
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
