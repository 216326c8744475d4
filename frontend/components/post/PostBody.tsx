import { useIsLight } from '../../stores/dataLight.ts';
import { heldPictures } from './heldPictures.ts';
import { lazyPictures } from './lazyPictures.ts';
import { scrollingTables } from './scrollingTables.ts';
import styles from './PostBody.module.css';

interface PostBodyProps {
  /** Cleaned by the backend when the post was saved. */
  html: string;
  /** Of its pictures, by their paths. */
  bytes: Record<string, number>;
}

export function PostBody({ html, bytes }: PostBodyProps) {
  const shown = useIsLight() ? heldPictures(html, bytes) : lazyPictures(html);
  return <div className={styles['prose']} dangerouslySetInnerHTML={{ __html: scrollingTables(shown) }} />;
}
