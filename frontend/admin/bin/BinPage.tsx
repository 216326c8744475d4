import { useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState.tsx';
import { admin } from '../../content/admin/admin.ts';
import { AdminPage } from '../kit/AdminPage.tsx';
import { FailedList } from '../kit/lists/FailedList.tsx';
import { ListPagination } from '../kit/lists/ListPagination.tsx';
import { Loading } from '../kit/Loading.tsx';
import { focusHeading } from '../kit/focusHeading.ts';
import type { BinKind } from './BinKind.ts';
import { BinTable, type Binned } from './BinTable.tsx';
import { DeleteForeverDialog } from './DeleteForeverDialog.tsx';
import { useBin } from './useBin.ts';
import { postBin } from './postBin.ts';
import { projectBin } from './projectBin.ts';
import { useRestore } from './useRestore.ts';

const words = admin.bin;

type LoadedBin = Awaited<ReturnType<BinKind['list']>>;

export function PostBinPage() {
  return <BinPage kind={postBin} />;
}

export function ProjectBinPage() {
  return <BinPage kind={projectBin} />;
}

function BinPage({ kind }: { kind: BinKind }) {
  const { answer: bin, page, isLoading, error, reload } = useBin(kind);
  return (
    <AdminPage
      title={words.title}
      note={kind.words.help}
      actions={<Link to={kind.back}>{kind.backLabel}</Link>}
    >
      {error && <FailedList sentence={words.failed} retry={reload} />}
      {!bin && isLoading && <Loading />}
      {bin && <Rows kind={kind} bin={bin} page={page} />}
    </AdminPage>
  );
}

function Rows({ kind, bin: { data, pagination }, page }: { kind: BinKind; bin: LoadedBin; page: number }) {
  const [toDelete, setToDelete] = useState<Binned>();
  const { restore, isRestoring } = useRestore(kind);
  if (data.length === 0 && page > 1) return <Navigate to={kind.path} replace />;
  if (data.length === 0) return <EmptyState title={words.empty} />;
  return (
    <>
      <BinTable
        entries={data}
        isBusy={isRestoring}
        onRestore={({ id }) => void restore(id).then(() => focusHeading())}
        onDelete={setToDelete}
      />
      <ListPagination label={words.pages} path={kind.path} page={page} pages={pagination.pages} />
      {toDelete && (
        <DeleteForeverDialog kind={kind} entry={toDelete} onClose={() => setToDelete(undefined)} />
      )}
    </>
  );
}
