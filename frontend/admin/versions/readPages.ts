import type { VersionHead, VersionList } from '../../api/wire.gen.ts';

interface Wanted {
  pages: number;
  /** As far back as the version with this number. */
  until: number;
}

/** From the newest on, page after page. */
export async function readPages(list: (page: number) => Promise<VersionList>, { pages, until }: Wanted) {
  const versions: VersionHead[] = [];
  let all = { pages: 1, total: 0 };
  let page = 0;
  const isWanted = () => page < pages || (versions.at(-1)?.number ?? 0) > until;
  while (page < all.pages && isWanted()) {
    page += 1;
    const { data, pagination } = await list(page);
    versions.push(...data);
    all = pagination;
  }
  return { versions, total: all.total, pages: page, hasMore: page < all.pages };
}
