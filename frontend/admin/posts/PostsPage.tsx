import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { AdminCard, AdminPostList } from '../../api/wire.gen.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { admin } from '../../content/admin.ts';
import { DeletedNotice } from '../bin/DeletedNotice.tsx';
import { postBin } from '../bin/postBin.ts';
import { useRestore } from '../bin/useRestore.ts';
import { UnsavedCopies } from '../copies/UnsavedCopies.tsx';
import { postKind } from '../draft/postKind.ts';
import { AdminPage } from '../kit/AdminPage.tsx';
import { FailedList } from '../kit/FailedList.tsx';
import { ListActions } from '../kit/ListActions.tsx';
import { ListPagination } from '../kit/ListPagination.tsx';
import { Loading } from '../kit/Loading.tsx';
import { listAddress } from '../kit/listAddress.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { PictureViewer, type ShownPicture } from './PictureViewer.tsx';
import { PostTable } from './PostTable.tsx';
import { usePosts } from './usePosts.ts';

export function PostsPage() {
  const { answer: list, page, isLoading, error, reload } = usePosts();
  const total = list && <span className="num">{admin.list.count(list.pagination.total)}</span>;
  const actions = <ListActions bin="/bin" form="/add-blog" add={admin.list.add} />;
  return (
    <AdminPage title={admin.list.title} note={total} actions={actions}>
      <UnsavedCopies kind={postKind} />
      {error && <FailedList sentence={admin.toasts.listError} retry={reload} />}
      {!list && isLoading && <Loading />}
      {list && <List list={list} page={page} isBusy={isLoading} />}
    </AdminPage>
  );
}

function List({ list, page, isBusy }: { list: AdminPostList; page: number; isBusy: boolean }) {
  const [shown, setShown] = useState<ShownPicture>();
  const { setToDelete, notice, dialog } = useDeletion();
  const { data, pagination } = list;
  if (data.length === 0 && pagination.page > 1) {
    // The last row of a page was deleted, or the address names a page that does not exist.
    return <Navigate to={listAddress(Math.min(pagination.page - 1, pagination.pages))} replace />;
  }
  return (
    <>
      {notice}
      {data.length === 0 ? (
        <EmptyState title={admin.list.empty} help={admin.list.emptyHelp} />
      ) : (
        <PostTable posts={data} page={page} isBusy={isBusy} onDelete={setToDelete} onOpen={setShown} />
      )}
      <ListPagination label={admin.list.pages} path="/" page={page} pages={pagination.pages} />
      {dialog}
      {shown && <PictureViewer picture={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

function useDeletion() {
  const [toDelete, setToDelete] = useState<AdminCard>();
  const [deleted, setDeleted] = useState<AdminCard>();
  const { restore, isRestoring } = useRestore(postBin);
  const onRestore = (id: number) => void restore(id).then(() => setDeleted(undefined));
  return {
    setToDelete,
    notice: deleted && (
      <DeletedNotice
        entry={{ id: deleted.id, title: deleted.heading }}
        path={postBin.path}
        {...{ isRestoring, onRestore }}
      />
    ),
    dialog: toDelete && (
      <DeleteDialog
        post={toDelete}
        onClose={() => setToDelete(undefined)}
        onDeleted={() => setDeleted(toDelete)}
        onUndo={onRestore}
      />
    ),
  };
}
