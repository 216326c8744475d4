import { categories } from '../content/blogs.json';
import { PlainDate } from './PlainDate.tsx';
import styles from './PostMeta.module.css';

interface PostMetaProps {
  /** A key; one that is not in the content is the first. */
  category: string;
  date: string;
  className?: string | undefined;
}

export function PostMeta({ category, date, className = '' }: PostMetaProps) {
  const named = categories.find(({ key }) => key === category) ?? categories[0];
  return (
    <p className={`${styles['meta']} ${className}`}>
      <span className={styles['badge']}>{named?.name}</span>
      <PlainDate date={date} />
    </p>
  );
}
