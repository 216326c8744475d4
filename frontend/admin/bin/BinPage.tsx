import { useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import type { Bin, BinnedPost } from '../../api/wire.gen.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { admin } from '../../content/admin.ts';
import { AdminPage } from '../kit/AdminPage.tsx';
import { FailedList } from '../kit/FailedList.tsx';
import { ListPagination } from '../kit/ListPagination.tsx';
import { Loading } from '../kit/Loading.tsx';
import { focusHeading } from '../kit/focusHeading.ts';
import { BinTable } from './BinTable.tsx';
import { DeleteForeverDialog } from './DeleteForeverDialog.tsx';
import { useBin } from './useBin.ts';
import { useRestorePost } from './useRestorePost.ts';

const words = admin.bin;

export function BinPage() {
  const { answer: bin, page, isLoading, error, reload } = useBin();
  return (
    <AdminPage title={words.title} note={words.help} actions={<Link to="/">{admin.form.cancel}</Link>}>
      {error && <FailedList sentence={words.failed} retry={reload} />}
      {!bin && isLoading && <Loading />}
      {bin && <Rows bin={bin} page={page} />}
    </AdminPage>
  );
}

function Rows({ bin: { data, pagination }, page }: { bin: Bin; page: number }) {
  const [toDelete, setToDelete] = useState<BinnedPost>();
  const { restore, isRestoring } = useRestorePost();
  if (data.length === 0 && page > 1) return <Navigate to="/bin" replace />;
  if (data.length === 0) return <EmptyState title={words.empty} />;
  return (
    <>
      <BinTable
        posts={data}
        isBusy={isRestoring}
        onRestore={({ id }) => void restore(id).then(focusHeading)}
        onDelete={setToDelete}
      />
      <ListPagination label={words.pages} path="/bin" page={page} pages={pagination.pages} />
      {toDelete && <DeleteForeverDialog post={toDelete} onClose={() => setToDelete(undefined)} />}
    </>
  );
}
