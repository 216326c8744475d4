import { Notice } from '../../components/Notice.tsx';
import { admin } from '../../content/admin/admin.ts';
import styles from '../kit/fields/FormNotice.module.css';

export function FilesReminder({ files = [] }: { files?: readonly string[] | undefined }) {
  if (files.length === 0) return null;
  return (
    <div className={styles['notice']}>
      <Notice kind="warn">{admin.copies.files(files.join(', '))}</Notice>
    </div>
  );
}
