import type { BinnedPost } from '../../api/wire.gen.ts';
import { Button } from '../../components/Button.tsx';
import { admin } from '../../content/admin.ts';
import table from '../kit/Table.module.css';
import { TableHead } from '../kit/TableHead.tsx';
import { formatStudioTime } from '../kit/studioTime.ts';
import styles from './BinTable.module.css';

const words = admin.bin;

interface BinTableProps {
  posts: readonly BinnedPost[];
  isBusy: boolean;
  onRestore: (post: BinnedPost) => void;
  onDelete: (post: BinnedPost) => void;
}

export function BinTable({ posts, isBusy, ...row }: BinTableProps) {
  return (
    <table className={table['table']} aria-busy={isBusy}>
      <TableHead caption={words.title} columns={words.columns} />
      <tbody>
        {posts.map((post) => (
          <Row key={post.id} post={post} {...row} isBusy={isBusy} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = Omit<BinTableProps, 'posts'> & { post: BinnedPost };

function Row({ post, isBusy, onRestore, onDelete }: RowProps) {
  return (
    <tr>
      <th scope="row">
        <span className={styles['heading']}>{post.heading}</span>
      </th>
      <Moment label={words.columns[1]} moment={post.deleted_at} />
      <Moment label={words.columns[2]} moment={post.goes_at} />
      <td className={styles['actions']}>
        <Button
          line
          small
          disabled={isBusy}
          aria-label={`${words.restore}: ${post.heading}`}
          onClick={() => onRestore(post)}
        >
          {words.restore}
        </Button>
        <Button
          line
          small
          aria-label={`${words.deleteForever}: ${post.heading}`}
          onClick={() => onDelete(post)}
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
