import { lazyPictures } from './lazyPictures.ts';
import styles from './PostBody.module.css';

/** @param html cleaned by the backend when the post was saved */
export function PostBody({ html }: { html: string }) {
  return <div className={styles['prose']} dangerouslySetInnerHTML={{ __html: lazyPictures(html) }} />;
}
