import { Link } from 'react-router-dom';
import { admin } from '../../content/admin.ts';
import styles from './NotFoundPage.module.css';

export function NotFoundPage() {
  return (
    <div className={styles['page']}>
      <h1 tabIndex={-1}>{admin.notFound.title}</h1>
      <p>{admin.notFound.text}</p>
      <Link to="/">{admin.form.cancel}</Link>
    </div>
  );
}
