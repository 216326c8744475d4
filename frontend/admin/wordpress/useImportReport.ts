import { useState } from 'react';
import { listImports, readImport } from '../../api/adminImports.ts';
import { pageFrom } from '../../components/pageNumbers.ts';
import { admin } from '../../content/admin/admin.ts';
import { useAdminQuery } from '../session/useAdminQuery.ts';
import { runIn } from './importAddress.ts';

const words = admin.wordpressImport;
const EVERY_MS = 2_000;

/** One import, followed while it runs. */
export function useImportReport(query: URLSearchParams) {
  const page = pageFrom(query.get('page'));
  const runs = useAdminQuery({ key: ['imports'], load: listImports, failed: words.listFailed });
  const [isRunning, setRunning] = useState(true);
  const id = runIn(query, runs.answer?.data ?? [])?.id;
  const report = useAdminQuery({
    key: ['imports', id, page],
    load: (token, signal) => readImport(token, id ?? 0, page, signal),
    enabled: id !== undefined,
    ...(isRunning && { follows: 'always', everyMs: EVERY_MS }),
  });
  const waiting = report.answer?.run.counts.waiting;
  if (waiting !== undefined && isRunning !== waiting > 0) setRunning(waiting > 0);
  return {
    report: id === undefined ? undefined : report.answer,
    runs: runs.answer?.data ?? [],
    isEmpty: runs.answer?.data.length === 0,
    isLoading: runs.isLoading || report.isLoading,
    error: runs.error ?? report.error,
    reload: id === undefined ? runs.reload : report.reload,
  };
}
