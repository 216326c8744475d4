import { useIsLight } from '../../stores/dataLight.ts';
import { heldPictures } from './heldPictures.ts';
import { lazyPictures } from './lazyPictures.ts';
import { scrollingTables } from './scrollingTables.ts';
import styles from './PostBody.module.css';

/** @param html cleaned by the backend when the post was saved */
export function PostBody({ html }: { html: string }) {
  const shown = useIsLight() ? heldPictures(html) : lazyPictures(html);
  return <div className={styles['prose']} dangerouslySetInnerHTML={{ __html: scrollingTables(shown) }} />;
}
