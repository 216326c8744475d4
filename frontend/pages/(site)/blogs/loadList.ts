import { create } from 'zustand';
import { ApiUnavailable, browserApi } from '../../../api/apiClient.ts';
import { latestCall } from '../../../api/latestCall.ts';
import { type ListQuery, getPosts } from '../../../api/posts.ts';
import type { PostList } from '../../../api/wire.gen.ts';
import type { Data } from './+data.ts';
import { blogsHref } from './blogsHref.ts';

/** The last list that failed to load. Changed in the browser only: the server shares it. */
export const useFailedList = create<{ wanted: ListQuery | undefined; attempts: number }>(() => ({
  wanted: undefined,
  attempts: 0,
}));

/** By address, since the page was loaded: the way back works without a network. */
export const shownLists = new Map<string, Data>();

/** @returns undefined when it fails to load */
export async function loadList(query: ListQuery): Promise<PostList | undefined> {
  try {
    const list = await latestCall('blogs', (signal) => getPosts(query, browserApi, signal));
    useFailedList.setState({ wanted: undefined });
    return list;
  } catch (error) {
    if (!(error instanceof ApiUnavailable)) throw error;
    useFailedList.setState(({ attempts }) => ({ wanted: query, attempts: attempts + 1 }));
    return undefined;
  }
}

export function useHasFailed(query: ListQuery): boolean {
  return useFailedList(({ wanted }) => wanted !== undefined && blogsHref(wanted) === blogsHref(query));
}
