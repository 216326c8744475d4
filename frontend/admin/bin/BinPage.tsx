import { useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import type { Bin, BinnedPost } from '../../api/wire.gen.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { admin } from '../../content/admin.ts';
import { Loading } from '../kit/Loading.tsx';
import { focusHeading } from '../kit/screenFocus.ts';
import { BlogPages } from '../kit/ListPagination.tsx';
import { FailedList } from '../kit/FailedList.tsx';
import { useRestoreBlog } from './useRestoreBlog.ts';
import { BinTable } from './BinTable.tsx';
import { GoneQuestion } from './GoneQuestion.tsx';
import { useBin } from './useBin.ts';
import styles from '../kit/ListPage.module.css';

const words = admin.bin;

export function BinPage() {
  const { bin, page, isLoading, hasFailed, reload } = useBin();
  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <div>
          <h1 tabIndex={-1}>{words.title}</h1>
          <p className="note">{words.help}</p>
        </div>
        <Link to="/">{admin.form.cancel}</Link>
      </div>
      {hasFailed && <FailedList sentence={words.failed} retry={reload} />}
      {!bin && isLoading && <Loading />}
      {bin && <Rows bin={bin} page={page} reload={reload} />}
    </div>
  );
}

function Rows({ bin: { data, pagination }, page, reload }: { bin: Bin; page: number; reload: () => void }) {
  const [asked, setAsked] = useState<BinnedPost>();
  const { restore, isRestoring } = useRestoreBlog();
  const putBack = async (id: number) => {
    await restore(id);
    focusHeading();
    reload();
  };
  if (data.length === 0 && page > 1) return <Navigate to="/bin" replace />;
  if (data.length === 0) return <EmptyState title={words.empty} />;
  return (
    <>
      <BinTable
        posts={data}
        isBusy={isRestoring}
        onRestore={({ id }) => void putBack(id)}
        onDelete={setAsked}
      />
      <BlogPages label={words.pages} path="/bin" page={page} pages={pagination.pages} />
      {asked && <GoneQuestion post={asked} onClose={() => setAsked(undefined)} onDone={reload} />}
    </>
  );
}
