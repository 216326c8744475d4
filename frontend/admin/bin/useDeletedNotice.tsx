import { useState } from 'react';
import type { BinKind } from './BinKind.ts';
import { DeletedNotice } from './DeletedNotice.tsx';
import { useRestore } from './useRestore.ts';

/** Offers to put back what was deleted last, until it is back. */
export function useDeletedNotice(kind: BinKind) {
  const [deleted, setDeleted] = useState<{ id: number; title: string }>();
  const { restore, isRestoring } = useRestore(kind);
  const putBack = async (id: number) => {
    if (await restore(id)) setDeleted(undefined);
  };
  const onRestore = (id: number) => void putBack(id);
  return {
    setDeleted,
    onRestore,
    notice: deleted && <DeletedNotice entry={deleted} path={kind.path} {...{ isRestoring, onRestore }} />,
  };
}
