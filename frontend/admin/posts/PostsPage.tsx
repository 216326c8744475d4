import { useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import type { AdminCard, AdminPostList } from '../../api/wire.gen.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { admin } from '../../content/admin/admin.ts';
import { postBin } from '../bin/postBin.ts';
import { useDeletedNotice } from '../bin/useDeletedNotice.tsx';
import { UnsavedCopies } from '../copies/UnsavedCopies.tsx';
import { postDraftKind } from '../draft/postDraftKind.ts';
import { AdminPage } from '../kit/AdminPage.tsx';
import { FailedList } from '../kit/lists/FailedList.tsx';
import { FilterTools } from '../kit/lists/FilterTools.tsx';
import { ListActions } from '../kit/lists/ListActions.tsx';
import { ListPagination } from '../kit/lists/ListPagination.tsx';
import { Loading } from '../kit/Loading.tsx';
import { listAddress } from '../kit/lists/listAddress.ts';
import { type ListFilter, filterAddress } from '../kit/lists/listFilter.ts';
import { NothingFits } from '../kit/lists/NothingFits.tsx';
import { useRole } from '../kit/useRole.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { PictureViewer, type OpenedPicture } from './PictureViewer.tsx';
import { PostTable } from './PostTable.tsx';
import { SortField } from './SortField.tsx';
import { usePosts } from './usePosts.ts';

export function PostsPage() {
  const { answer: list, filter, page, isLoading, error, reload } = usePosts();
  const { may } = useRole();
  const total = list && <span className="num">{admin.list.count(list.pagination.total, filter.sort)}</span>;
  const actions = may('editor') && (
    <ListActions bin="/bin" form="/add-blog" add={admin.list.add}>
      <Link to="/import">{admin.wordpressImport.link}</Link>
    </ListActions>
  );
  return (
    <AdminPage title={admin.list.title} note={total} actions={actions}>
      {may('editor') && <UnsavedCopies kind={postDraftKind} />}
      <FilterTools path="/" filter={filter} searchLabel={admin.finding.searchPosts}>
        <SortField filter={filter} />
      </FilterTools>
      {error && <FailedList sentence={admin.toasts.listError} retry={reload} />}
      {!list && isLoading && <Loading />}
      {list && <List list={list} filter={filter} page={page} isBusy={isLoading} />}
    </AdminPage>
  );
}

interface ListProps {
  list: AdminPostList;
  filter: ListFilter;
  page: number;
  isBusy: boolean;
}

function List({ list, filter, page, isBusy }: ListProps) {
  const [shown, setShown] = useState<OpenedPicture>();
  const { setToDelete, notice, dialog } = useDeletion();
  const { data, pagination } = list;
  const path = filterAddress('/', filter);
  if (data.length === 0 && pagination.page > 1) {
    // The last row of a page was deleted, or the address names a page that does not exist.
    return <Navigate to={listAddress(Math.min(pagination.page - 1, pagination.pages), path)} replace />;
  }
  return (
    <>
      {notice}
      {data.length === 0 && <NoPosts filter={filter} />}
      {data.length > 0 && (
        <PostTable
          posts={data}
          addressOf={({ id }) => filterAddress(`/edit-blog/${id}?page=${page}`, filter)}
          isBusy={isBusy}
          onDelete={setToDelete}
          onOpen={setShown}
        />
      )}
      <ListPagination label={admin.list.pages} path={path} page={page} pages={pagination.pages} />
      {dialog}
      {shown && <PictureViewer picture={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

function NoPosts({ filter: { search, state } }: Pick<ListProps, 'filter'>) {
  if (search || state) return <NothingFits path="/" search={search} />;
  return <EmptyState title={admin.list.empty} help={admin.list.emptyHelp} />;
}

function useDeletion() {
  const [toDelete, setToDelete] = useState<AdminCard>();
  const { setDeleted, onRestore, notice } = useDeletedNotice(postBin);
  return {
    setToDelete,
    notice,
    dialog: toDelete && (
      <DeleteDialog
        post={toDelete}
        onClose={() => setToDelete(undefined)}
        onDeleted={() => setDeleted({ id: toDelete.id, title: toDelete.heading })}
        onUndo={onRestore}
      />
    ),
  };
}
