import { useState } from 'react';
import { Navigate, useHref, useLinkClickHandler } from 'react-router-dom';
import type { Card, PostList } from '../../api/wire.gen.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Icon } from '../../components/Icon.tsx';
import { admin } from '../../content/admin.ts';
import { UnsavedCopies } from '../copies/UnsavedCopies.tsx';
import { Loading } from '../layout/Loading.tsx';
import { BlogPages } from './BlogPages.tsx';
import { BlogTable } from './BlogTable.tsx';
import { DeleteQuestion } from './DeleteQuestion.tsx';
import { FailedList } from './FailedList.tsx';
import { listAddress } from './listAddress.ts';
import { type ShownPicture, PictureViewer } from './PictureViewer.tsx';
import { useBlogList } from './useBlogList.ts';
import styles from './BlogListPage.module.css';

export function BlogListPage() {
  const { list, page, isLoading, hasFailed, reload } = useBlogList();
  return (
    <div className={styles['page']}>
      <ListHead total={list?.pagination.total} />
      <UnsavedCopies />
      {hasFailed && <FailedList retry={reload} />}
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
      <ButtonLink href={form} onClick={toForm}>
        <Icon name="plus" />
        {admin.list.add}
      </ButtonLink>
    </div>
  );
}

interface ListProps {
  list: PostList;
  page: number;
  isBusy: boolean;
  reload: () => void;
}

function List({ list, page, isBusy, reload }: ListProps) {
  const [asked, setAsked] = useState<Card>();
  const [shown, setShown] = useState<ShownPicture>();
  const { data, pagination } = list;
  if (data.length === 0 && pagination.page > 1) {
    // The last row of a page was deleted, or the address names a page that is not there.
    return <Navigate to={listAddress(Math.min(pagination.page - 1, pagination.pages))} replace />;
  }
  if (data.length === 0) return <EmptyState title={admin.list.empty} help={admin.list.emptyHelp} />;
  return (
    <>
      <BlogTable posts={data} page={page} isBusy={isBusy} onDelete={setAsked} onOpen={setShown} />
      <BlogPages page={page} pages={pagination.pages} />
      {asked && <DeleteQuestion post={asked} onClose={() => setAsked(undefined)} onDone={reload} />}
      {shown && <PictureViewer picture={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
