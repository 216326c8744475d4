import { useState } from 'react';
import { Link, Navigate, useHref, useLinkClickHandler } from 'react-router-dom';
import type { AdminCard, AdminPostList } from '../../api/wire.gen.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Icon } from '../../components/Icon.tsx';
import { admin } from '../../content/admin.ts';
import { UnsavedCopies } from '../copies/UnsavedCopies.tsx';
import { Loading } from '../kit/Loading.tsx';
import { BlogPages } from '../kit/ListPagination.tsx';
import { BlogTable } from './BlogTable.tsx';
import { DeletedNotice } from './DeletedNotice.tsx';
import { DeleteQuestion } from './DeleteQuestion.tsx';
import { FailedList } from '../kit/FailedList.tsx';
import { listAddress } from '../kit/listAddress.ts';
import { type ShownPicture, PictureViewer } from './PictureViewer.tsx';
import { useBlogList } from './useBlogList.ts';
import { useRestoreBlog } from '../bin/useRestoreBlog.ts';
import styles from '../kit/ListPage.module.css';

export function BlogListPage() {
  const { list, page, isLoading, hasFailed, reload } = useBlogList();
  return (
    <div className={styles['page']}>
      <ListHead total={list?.pagination.total} />
      <UnsavedCopies />
      {hasFailed && <FailedList sentence={admin.toasts.listError} retry={reload} />}
      {!list && isLoading && <Loading />}
      {list && <List list={list} page={page} isBusy={isLoading} reload={reload} />}
    </div>
  );
}

function ListHead({ total }: { total: number | undefined }) {
  const form = useHref('/add-blog');
  const toForm = useLinkClickHandler('/add-blog');
  return (
    <div className={styles['head']}>
      <div>
        <h1 tabIndex={-1}>{admin.list.title}</h1>
        <p className="note num">{total !== undefined && admin.list.count(total)}</p>
      </div>
      <div className={styles['actions']}>
        <Link to="/bin">{admin.bin.title}</Link>
        <ButtonLink href={form} onClick={toForm}>
          <Icon name="plus" />
          {admin.list.add}
        </ButtonLink>
      </div>
    </div>
  );
}

interface ListProps {
  list: AdminPostList;
  page: number;
  isBusy: boolean;
  reload: () => void;
}

function List({ list, page, isBusy, reload }: ListProps) {
  const [shown, setShown] = useState<ShownPicture>();
  const { setAsked, notice, question } = useDeletion(reload);
  const { data, pagination } = list;
  if (data.length === 0 && pagination.page > 1) {
    // The last row of a page was deleted, or the address names a page that is not there.
    return <Navigate to={listAddress(Math.min(pagination.page - 1, pagination.pages))} replace />;
  }
  return (
    <>
      {notice}
      {data.length === 0 ? (
        <EmptyState title={admin.list.empty} help={admin.list.emptyHelp} />
      ) : (
        <BlogTable posts={data} page={page} isBusy={isBusy} onDelete={setAsked} onOpen={setShown} />
      )}
      <BlogPages label={admin.list.pages} path="/" page={page} pages={pagination.pages} />
      {question}
      {shown && <PictureViewer picture={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

/** The question before a blog goes, and the way to have it back. */
function useDeletion(reload: () => void) {
  const [asked, setAsked] = useState<AdminCard>();
  const [deleted, setDeleted] = useState<AdminCard>();
  const { restore, isRestoring } = useRestoreBlog();
  const putBack = async (id: number) => {
    await restore(id);
    setDeleted(undefined);
    reload();
  };
  const onRestore = (id: number) => void putBack(id);
  return {
    setAsked,
    notice: deleted && <DeletedNotice post={deleted} {...{ isRestoring, onRestore }} />,
    question: asked && (
      <DeleteQuestion
        post={asked}
        onClose={() => setAsked(undefined)}
        onDone={(isDeleted) => {
          if (isDeleted) setDeleted(asked);
          reload();
        }}
        onUndo={onRestore}
      />
    ),
  };
}
