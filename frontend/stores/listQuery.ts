import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './browserStorage.ts';

const KEY = 'blogListQuery';
/** Also for this visit alone, where storage is refused. */
let remembered: string | undefined;

/** Remembers the query string of the blog list for the way back. @param query "" or "?…" */
export function rememberListQuery(query: string): void {
  remembered = query;
  writeStored('sessionStorage', KEY, query);
}

function readListQuery(): string {
  const query = remembered ?? readStored('sessionStorage', KEY) ?? '';
  return /^\?[^#]*$/.test(query) ? query : '';
}

const neverChanges = () => () => undefined;

/** The query string of the list the visitor came from; "" until hydrated, or when there was none. */
export function useListQuery(): string {
  return useSyncExternalStore(neverChanges, readListQuery, () => '');
}
