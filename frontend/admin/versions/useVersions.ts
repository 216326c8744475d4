import { useState } from 'react';
import { type VersionsOf, listVersions, readVersion } from '../../api/adminVersions.ts';
import type { VersionHead } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin.ts';
import { useAdminQuery } from '../session/useAdminQuery.ts';
import type { VersionKind } from './VersionKind.ts';

const words = admin.versions;

/** From the newest on, page after page. */
async function readPages(token: string, of: VersionsOf, pages: number, signal: AbortSignal) {
  const versions: VersionHead[] = [];
  let all = { pages: 1, total: 0 };
  for (let page = 1; page <= Math.min(pages, all.pages); page += 1) {
    const { data, pagination } = await listVersions(token, of, page, signal);
    versions.push(...data);
    all = pagination;
  }
  return { versions, total: all.total, hasMore: pages < all.pages };
}

export function useVersions(of: VersionsOf) {
  const [pages, setPages] = useState(1);
  const list = useAdminQuery({
    key: ['versions', of.noun, of.id, pages],
    load: (token, signal) => readPages(token, of, pages, signal),
    failed: words.failed,
  });
  return { ...list, showMore: () => setPages(pages + 1) };
}

/** @param number undefined for none */
export function useVersion<Draft>(kind: VersionKind<Draft>, id: string, number: number | undefined) {
  const { noun } = kind.draftKind;
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
