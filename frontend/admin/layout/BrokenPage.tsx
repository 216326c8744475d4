import { Button } from '../../components/Button.tsx';
import { admin } from '../../content/admin/admin.ts';
import styles from './BrokenPage.module.css';

/** For an error while rendering, or a script that could not be loaded. */
export function BrokenPage() {
  return (
    <main className={styles['page']} id="main">
      <h1 tabIndex={-1}>{admin.broken.title}</h1>
      <p>{admin.broken.text}</p>
      <Button onClick={() => location.reload()}>{admin.broken.reload}</Button>
    </main>
  );
}
