import { useSyncExternalStore } from 'react';
import { readBrowserStorage, writeBrowserStorage } from './browserStorage.ts';

const KEY = 'blogListQuery';
/** For browsers that refuse storage. */
let remembered: string | undefined;

export function rememberListQuery(query: string): void {
  remembered = query;
  writeBrowserStorage('sessionStorage', KEY, query);
}

function readListQuery(): string {
  const query = remembered ?? readBrowserStorage('sessionStorage', KEY) ?? '';
  return /^\?[^#]*$/.test(query) ? query : '';
}

const neverChanges = () => () => undefined;

/** "" until hydrated. */
export function useListQuery(): string {
  return useSyncExternalStore(neverChanges, readListQuery, () => '');
}
