import { useSyncExternalStore } from 'react';

const KEY = 'blogListQuery';
/** Where storage is refused the query lasts as long as the visit without a reload. */
let remembered: string | undefined;

/** Keeps the query string of the blog list that the visitor left, for the way back. @param query "" or "?…" */
export function rememberListQuery(query: string): void {
  remembered = query;
  try {
    sessionStorage.setItem(KEY, query);
  } catch {
    // Kept in memory above.
  }
}

function recall(): string {
  if (remembered !== undefined) return remembered;
  try {
    const stored = sessionStorage.getItem(KEY) ?? '';
    return /^\?[^#]*$/.test(stored) ? stored : '';
  } catch {
    return '';
  }
}

const never = () => () => undefined;

/** The query string of the list that the visitor came from, "" until the page is alive or when there was none. */
export function useListQuery(): string {
  return useSyncExternalStore(never, recall, () => '');
}
