import { useState } from 'react';
import { type VersionOwner, listVersions, readVersion } from '../../api/adminVersions.ts';
import { admin } from '../../content/admin/admin.ts';
import { useAdminQuery } from '../session/useAdminQuery.ts';
import { readPages } from './readPages.ts';
import type { VersionKind } from './VersionKind.ts';

const words = admin.versions;

/** @param asked numbers in the address: those that are chosen later are in the list */
export function useVersions(of: VersionOwner, asked: readonly number[]) {
  const [pages, setPages] = useState(1);
  const [until] = useState(Math.min(...asked));
  const list = useAdminQuery({
    key: ['versions', of.noun, of.id, pages],
    load: (token, signal) => readPages((page) => listVersions(token, of, page, signal), { pages, until }),
    failed: words.failed,
  });
  return { ...list, showMore: () => setPages((list.answer?.pages ?? pages) + 1) };
}

/** @param number undefined for none */
export function useVersion<Draft>(kind: VersionKind<Draft>, id: string, number: number | undefined) {
  const { noun } = kind;
  const load = useAdminQuery({
    key: ['version', noun, id, number],
    async load(token, signal) {
      const { content, ...version } = await readVersion(token, { noun, id }, number ?? 0, signal);
      return { ...version, draft: kind.toDraft(content) };
    },
    failed: words.versionFailed,
    enabled: number !== undefined,
  });
  const { answer } = load;
  return { ...load, answer: answer?.number === number ? answer : undefined };
}
