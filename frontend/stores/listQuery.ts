import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './browserStorage.ts';

const KEY = 'blogListQuery';
/** For browsers that refuse storage. */
let remembered: string | undefined;

export function rememberListQuery(query: string): void {
  remembered = query;
  writeStored('sessionStorage', KEY, query);
}

function readListQuery(): string {
  const query = remembered ?? readStored('sessionStorage', KEY) ?? '';
  return /^\?[^#]*$/.test(query) ? query : '';
}

const neverChanges = () => () => undefined;

/** "" until hydrated. */
export function useListQuery(): string {
  return useSyncExternalStore(neverChanges, readListQuery, () => '');
}
