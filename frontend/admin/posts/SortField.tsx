import { useNavigate } from 'react-router-dom';
import field from '../../components/Field.module.css';
import { admin } from '../../content/admin/admin.ts';
import { type ListFilter, filterAddress, sorts } from '../kit/lists/listFilter.ts';
import styles from './SortField.module.css';

const words = admin.finding;

export function SortField({ filter }: { filter: ListFilter }) {
  const navigate = useNavigate();
  const choose = (value: string) => {
    const sort = sorts.find((one) => one === value) ?? filter.sort;
    void navigate(filterAddress('/', { ...filter, sort }));
  };
  return (
    <select
      className={`${field['input']} ${styles['sort']}`}
      aria-label={words.sort}
      value={filter.sort}
      onChange={({ target }) => choose(target.value)}
    >
      {sorts.map((sort) => (
        <option key={sort} value={sort}>
          {words.sorts[sort]}
        </option>
      ))}
    </select>
  );
}
