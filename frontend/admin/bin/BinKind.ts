import type { Pagination } from '../../api/wire.gen.ts';
import type { Binned } from './BinTable.tsx';

interface BinPageOf {
  data: Binned[];
  pagination: Pagination;
}

/** What lies in a bin, and how it leaves it. */
export interface BinKind {
  /** First part of the key of its queries. */
  key: 'posts' | 'projects';
  /** The screens below the basename of the admin. */
  path: string;
  back: string;
  backLabel: string;
  list: (token: string, page: number, signal: AbortSignal) => Promise<BinPageOf>;
  restore: (token: string, id: number) => Promise<{ message: string }>;
  deleteForever: (token: string, id: number) => Promise<{ status: boolean }>;
  words: {
    help: string;
    restoreFailed: string;
    confirm: string;
    confirmHelp: (title: string) => string;
    deletedForever: string;
    deleteForeverFailed: string;
  };
}
