import { Button } from '../../components/Button.tsx';
import { admin } from '../../content/admin/admin.ts';
import { Table } from '../kit/lists/Table.tsx';
import { formatStudioTime } from '../kit/time/studioTime.ts';
import styles from './BinTable.module.css';

const words = admin.bin;

export interface Binned {
  id: number;
  title: string;
  deleted_at: string;
  goes_at: string;
}

interface BinTableProps {
  entries: readonly Binned[];
  isBusy: boolean;
  onRestore: (entry: Binned) => void;
  onDelete: (entry: Binned) => void;
}

export function BinTable({ entries, isBusy, ...row }: BinTableProps) {
  return (
    <Table caption={words.title} columns={words.columns} isBusy={isBusy}>
      {entries.map((entry) => (
        <Row key={entry.id} entry={entry} {...row} isBusy={isBusy} />
      ))}
    </Table>
  );
}

type RowProps = Omit<BinTableProps, 'entries'> & { entry: Binned };

function Row({ entry, isBusy, onRestore, onDelete }: RowProps) {
  return (
    <tr>
      <th scope="row">
        <span className={styles['heading']}>{entry.title}</span>
      </th>
      <Moment label={words.columns[1]} moment={entry.deleted_at} />
      <Moment label={words.columns[2]} moment={entry.goes_at} />
      <td className={styles['actions']}>
        <Button
          line
          small
          aria-disabled={isBusy}
          aria-label={`${words.restore}: ${entry.title}`}
          onClick={() => onRestore(entry)}
        >
          {words.restore}
        </Button>
        <Button
          line
          small
          aria-label={`${words.deleteForever}: ${entry.title}`}
          onClick={() => onDelete(entry)}
        >
          {words.deleteForever}
        </Button>
      </td>
    </tr>
  );
}

function Moment({ label, moment }: { label: string | undefined; moment: string }) {
  return (
    <td data-label={label}>
      <time className="note num" dateTime={moment}>
        {formatStudioTime(moment)}
      </time>
    </td>
  );
}
