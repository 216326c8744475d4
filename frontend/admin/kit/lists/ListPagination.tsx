import { useHref, useNavigate } from 'react-router-dom';
import { PageLinks } from '../../../components/PageLinks.tsx';
import { showFromTop } from '../focusHeading.ts';
import { listAddress } from './listAddress.ts';
import styles from './ListPagination.module.css';

interface ListPaginationProps {
  label: string;
  /** Of the first page, below the basename of the admin. */
  path: string;
  page: number;
  pages: number;
}

export function ListPagination({ label, path, page, pages }: ListPaginationProps) {
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
