import { Link } from 'react-router-dom';
import type { AdminCard as Card } from '../../api/wire.gen.ts';
import { Icon } from '../../components/Icon.tsx';
import { PlainDate } from '../../components/PlainDate.tsx';
import { admin } from '../../content/admin.ts';
import { StatusMark } from './StatusMark.tsx';
import { cutHeading } from './cutHeading.ts';
import type { ShownPicture } from './PictureViewer.tsx';
import { TableHead } from '../kit/TableHead.tsx';
import { Thumbnail } from './Thumbnail.tsx';
import styles from '../kit/Table.module.css';

interface BlogTableProps {
  posts: readonly Card[];
  page: number;
  isBusy: boolean;
  onDelete: (post: Card) => void;
  onOpen: (picture: ShownPicture) => void;
}

/** On narrow screens its rows are stacked. */
export function BlogTable({ posts, isBusy, ...row }: BlogTableProps) {
  return (
    <table className={styles['table']} aria-busy={isBusy}>
      <TableHead caption={admin.list.title} columns={admin.list.columns} />
      <tbody>
        {posts.map((post) => (
          <Row key={post.id} post={post} {...row} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = Omit<BlogTableProps, 'posts' | 'isBusy'> & { post: Card };

function Row({ post, page, onDelete, onOpen }: RowProps) {
  const [, feature, mobile] = admin.list.columns;
  const { heading, alt } = post;
  return (
    <tr>
      <th scope="row">
        <Heading post={post} page={page} />
      </th>
      <td data-label={feature}>
        <Thumbnail
          path={post.feature_image}
          alt={alt}
          title={heading}
          label={admin.list.openFeature(heading)}
          shape="wide"
          onOpen={onOpen}
        />
      </td>
      <td data-label={mobile}>
        <Thumbnail
          path={post.mb_image}
          alt={alt}
          title={heading}
          label={admin.list.openMobile(heading)}
          shape="upright"
          onOpen={onOpen}
        />
      </td>
      <td className={styles['actions']}>
        <Link to={editAddress(post, page)} aria-label={`${admin.list.edit}: ${heading}`}>
          <Icon name="pencil" />
        </Link>
        <button type="button" aria-label={`${admin.list.delete}: ${heading}`} onClick={() => onDelete(post)}>
          <Icon name="bin" />
        </button>
      </td>
    </tr>
  );
}

function Heading({ post, page }: { post: Card; page: number }) {
  const short = cutHeading(post.heading);
  const whole = short === post.heading ? undefined : post.heading;
  return (
    <>
      <Link to={editAddress(post, page)} title={whole}>
        {short}
      </Link>
      <span className="note">
        <PlainDate date={post.date_at} />
      </span>
      <StatusMark {...post} />
    </>
  );
}

function editAddress({ id }: Card, page: number): string {
  return `/edit-blog/${id}?page=${page}`;
}
