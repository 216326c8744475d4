/** What the shared parts must know of a kind of thing that staff publish. Of code alone: it stands in SQL. */
export interface PublishedKind {
  noun: 'blog' | 'project';
  table: string;
  /** The unique index that keeps slugs apart. */
  slugIndex: string;
  oldSlugs: { table: string; owner: string };
  /** Where a title has no letter. */
  defaultSlug: string;
}
