import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { sentenceOf } from '../../api/ApiError.ts';
import { admin } from '../../content/admin/admin.ts';
import { useVersion } from './useVersions.ts';
import type { VersionKind } from './VersionKind.ts';

export interface RestoredVersion<Draft> {
  number: number;
  saved_at: string;
  draft: Draft;
}

/** The version that the address asks to put back into the editor. @param loadPresent loads what is saved again */
export function usePutBack<Draft>(kind: VersionKind<Draft>, id: string, loadPresent: () => void) {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('version');
  const number = asked && /^\d{1,9}$/.test(asked) ? Number(asked) : undefined;
  const { answer, error, reload } = useVersion(kind, id, number);
  const [taken, setTaken] = useState(0);
  const takeTheirs = () => {
    setTaken((times) => times + 1);
    const rest = new URLSearchParams(query);
    rest.delete('version');
    if (asked !== null) setQuery(rest, { replace: true });
    loadPresent();
  };
  return {
    version: answer,
    /** Of a form: what is saved may be the version that it began with, under words from an older copy. */
    key: `${answer?.number} ${taken}`,
    /** And not what is put back. */
    takeTheirs,
    isLoading: number !== undefined && !answer && !error,
    failure: error ? sentenceOf(error, admin.form.unreachable) : undefined,
    retry: reload,
  };
}
