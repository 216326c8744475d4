import styles from './DropWords.module.css';

/** Telephones have no files that could be dragged. */
export function DropWords({ children }: { children: string }) {
  return <span className={styles['words']}>{children}</span>;
}
