import type { ReportShare } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';
import { Table } from '../kit/lists/Table.tsx';
import styles from './ReportPage.module.css';
import { shareName } from './shareName.ts';

const words = admin.report;

interface ShareTableProps {
  title: string;
  by: 'source' | 'page';
  shares: readonly ReportShare[];
}

export function ShareTable({ title, by, shares }: ShareTableProps) {
  if (shares.length === 0) return <p className="note">{words.empty}</p>;
  return (
    <Table
      caption={title}
      columns={[words[by], words.enquiries, words.won, words.value]}
      className={styles['figures']}
    >
      {shares.map((share) => (
        <tr key={share.name}>
          <th scope="row">{shareName(share, by)}</th>
          <td data-label={words.enquiries} className="num">
            {share.enquiries}
          </td>
          <td data-label={words.won} className="num">
            {share.won}
          </td>
          <td data-label={words.value} className="num">
            {words.rupees(share.value_rupees)}
          </td>
        </tr>
      ))}
    </Table>
  );
}
