import { readBrowserStorage, writeBrowserStorage } from './browserStorage.ts';

const KEY = 'listQuery';

export function rememberListQuery(query: string): void {
  writeBrowserStorage('sessionStorage', KEY, query);
}

/** "" for the whole list. */
export const readListQuery = (): string => readBrowserStorage('sessionStorage', KEY) ?? '';
