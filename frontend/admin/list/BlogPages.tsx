import { useHref, useNavigate } from 'react-router-dom';
import { Pagination } from '../../components/Pagination.tsx';
import { admin } from '../../content/admin.ts';
import { listAddress } from './listAddress.ts';
import styles from './BlogPages.module.css';

export function BlogPages({ page, pages }: { page: number; pages: number }) {
  const navigate = useNavigate();
  const list = useHref('/');
  return (
    <div className={styles['pages']}>
      <Pagination
        label={admin.list.pages}
        page={page}
        pages={pages}
        href={(to) => (to > 1 ? `${list}?page=${to}` : list)}
        onTurn={(to) => void navigate(listAddress(to))}
      />
    </div>
  );
}
