import { Link } from 'react-router-dom';
import type { AdminCard } from '../../api/wire.gen.ts';
import { Icon } from '../../components/Icon.tsx';
import { PlainDate } from '../../components/PlainDate.tsx';
import { admin } from '../../content/admin.ts';
import { StatusMark } from './StatusMark.tsx';
import { truncateHeading } from './truncateHeading.ts';
import type { ShownPicture } from './PictureViewer.tsx';
import { TableHead } from '../kit/TableHead.tsx';
import { Thumbnail } from './Thumbnail.tsx';
import styles from '../kit/Table.module.css';

interface PostTableProps {
  posts: readonly AdminCard[];
  page: number;
  isBusy: boolean;
  onDelete: (post: AdminCard) => void;
  onOpen: (picture: ShownPicture) => void;
}

export function PostTable({ posts, isBusy, ...row }: PostTableProps) {
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

type RowProps = Omit<PostTableProps, 'posts' | 'isBusy'> & { post: AdminCard };

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

function Heading({ post, page }: { post: AdminCard; page: number }) {
  const short = truncateHeading(post.heading);
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

function editAddress({ id }: AdminCard, page: number): string {
  return `/edit-blog/${id}?page=${page}`;
}
