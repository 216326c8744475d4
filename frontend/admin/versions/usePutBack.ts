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

export function usePutBack<Draft>(kind: VersionKind<Draft>, id: string) {
  const [query] = useSearchParams();
  const asked = query.get('version');
  const number = asked && /^\d{1,9}$/.test(asked) ? Number(asked) : undefined;
  const { answer, error, reload } = useVersion(kind, id, number);
  return {
    version: answer,
    isLoading: number !== undefined && !answer && !error,
    failure: error ? sentenceOf(error, admin.form.unreachable) : undefined,
    retry: reload,
  };
}
