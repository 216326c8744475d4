import { badge } from '../content/blogs.json';
import { PlainDate } from './PlainDate.tsx';
import styles from './PostMeta.module.css';

export function PostMeta({ date, className = '' }: { date: string; className?: string | undefined }) {
  return (
    <p className={`${styles['meta']} ${className}`}>
      <span className={styles['badge']}>{badge}</span>
      <PlainDate date={date} />
    </p>
  );
}
