import { useHref, useNavigate } from 'react-router-dom';
import { PageLinks } from '../../components/PageLinks.tsx';
import { showFromTop } from '../layout/useScreenChange.ts';
import { listAddress } from './listAddress.ts';
import styles from './BlogPages.module.css';

interface BlogPagesProps {
  label: string;
  /** Where the list is, within the staff area. */
  path: string;
  page: number;
  pages: number;
}

export function BlogPages({ label, path, page, pages }: BlogPagesProps) {
  const navigate = useNavigate();
  const list = useHref(path);
  const turn = (to: number) => {
    void navigate(listAddress(to, path));
    showFromTop();
  };
  return (
    <div className={styles['pages']}>
      <PageLinks label={label} page={page} pages={pages} href={(to) => listAddress(to, list)} onTurn={turn} />
    </div>
  );
}
