import { Link } from 'react-router-dom';
import type { AdminCard } from '../../api/wire.gen.ts';
import { StaffIcon } from '../kit/StaffIcon.tsx';
import { PlainDate } from '../../components/PlainDate.tsx';
import { admin } from '../../content/admin/admin.ts';
import { ADMIN_HEADING_LETTERS } from '../../content/business-constants.ts';
import { OnSite } from '../kit/OnSite.tsx';
import { truncateLetters } from '../kit/truncateLetters.ts';
import { useRole } from '../kit/useRole.ts';
import { StatusMark } from './StatusMark.tsx';
import type { OpenedPicture } from './PictureViewer.tsx';
import { Table } from '../kit/lists/Table.tsx';
import { Thumbnail } from './Thumbnail.tsx';
import styles from '../kit/lists/Table.module.css';

interface PostTableProps {
  posts: readonly AdminCard[];
  /** Where one is edited. */
  addressOf: (post: AdminCard) => string;
  isBusy: boolean;
  onDelete: (post: AdminCard) => void;
  onOpen: (picture: OpenedPicture) => void;
}

export function PostTable({ posts, isBusy, ...row }: PostTableProps) {
  const mayEdit = useRole().may('editor');
  const columns = mayEdit ? admin.list.columns : admin.list.columns.slice(0, -1);
  return (
    <Table caption={admin.list.title} columns={columns} isBusy={isBusy}>
      {posts.map((post) => (
        <Row key={post.id} post={post} mayEdit={mayEdit} {...row} />
      ))}
    </Table>
  );
}

type RowProps = Omit<PostTableProps, 'posts' | 'isBusy'> & { post: AdminCard; mayEdit: boolean };

function Row({ post, mayEdit, addressOf, onDelete, onOpen }: RowProps) {
  const [, feature, mobile] = admin.list.columns;
  const { heading, alt } = post;
  return (
    <tr>
      <th scope="row">
        <Heading post={post} address={mayEdit ? addressOf(post) : undefined} />
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
      {mayEdit && <Actions post={post} address={addressOf(post)} onDelete={onDelete} />}
    </tr>
  );
}

type ActionsProps = Pick<PostTableProps, 'onDelete'> & { post: AdminCard; address: string };

function Actions({ post, address, onDelete }: ActionsProps) {
  return (
    <td className={styles['actions']}>
      <Link to={address} aria-label={`${admin.list.edit}: ${post.heading}`}>
        <StaffIcon name="pencil" />
      </Link>
      <button
        type="button"
        aria-label={`${admin.list.delete}: ${post.heading}`}
        onClick={() => onDelete(post)}
      >
        <StaffIcon name="bin" />
      </button>
    </td>
  );
}

function Heading({ post, address }: { post: AdminCard; address: string | undefined }) {
  const short = truncateLetters(post.heading, ADMIN_HEADING_LETTERS);
  const whole = short === post.heading ? undefined : post.heading;
  return (
    <>
      {address === undefined ? (
        <OnSite path={`/blog/${post.slug}`} status={post.status} title={whole}>
          {short}
        </OnSite>
      ) : (
        <Link to={address} title={whole}>
          {short}
        </Link>
      )}
      <span className="note">
        <PlainDate date={post.date_at} />
      </span>
      <StatusMark {...post} />
    </>
  );
}
