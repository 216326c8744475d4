import { Link } from 'react-router-dom';
import type { ImportItem } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';
import { Table } from '../kit/lists/Table.tsx';
import styles from './ImportPage.module.css';

const words = admin.wordpressImport;
const [, became, look] = words.columns;

export function ImportTable({ items }: { items: readonly ImportItem[] }) {
  return (
    <Table caption={words.title} columns={words.columns} className={styles['items']}>
      {items.map((item) => (
        <tr key={item.position}>
          <th scope="row">
            <Title item={item} />
          </th>
          <td data-label={became}>{words.states[item.state]}</td>
          <td data-label={look}>
            <Problems problems={item.problems} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

function Title({ item }: { item: ImportItem }) {
  const title = item.title || words.untitled;
  return item.post_id === null ? title : <Link to={`/edit-blog/${item.post_id}`}>{title}</Link>;
}

function Problems({ problems }: { problems: readonly string[] }) {
  if (problems.length === 0) return '–';
  return (
    <ul className="list">
      {problems.map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
    </ul>
  );
}
