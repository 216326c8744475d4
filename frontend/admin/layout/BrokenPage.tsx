import { Button } from '../../components/Button.tsx';
import { admin } from '../../content/admin.ts';
import styles from './BrokenPage.module.css';

/** Instead of a screen that failed while it was shown, or whose script could not be fetched. */
export function BrokenPage() {
  return (
    <main className={styles['page']} id="main">
      <h1 tabIndex={-1}>{admin.broken.title}</h1>
      <p>{admin.broken.text}</p>
      <Button onClick={() => location.reload()}>{admin.broken.reload}</Button>
    </main>
  );
}
