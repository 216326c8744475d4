import { create } from 'zustand';
import { ApiUnavailable, browserApi } from '../../../api/apiClient.ts';
import { latestCall } from '../../../api/latestCall.ts';
import { type ListQuery, getPosts } from '../../../api/posts.ts';
import type { PostList } from '../../../api/wire.gen.ts';
import { blogsHref } from './blogsHref.ts';

/** The list that was wanted last and did not come. Only the browser changes it: on the server it is shared. */
export const useFailedList = create<{ wanted: ListQuery | undefined; attempts: number }>(() => ({
  wanted: undefined,
  attempts: 0,
}));

/** Lists that were shown since the page was loaded, by address: the way back leads to them also without a network. */
export const shownLists = new Map<string, PostList>();

/** Reads a list in the browser, and calls off the reading of another one. @returns undefined when it does not come */
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

/** Whether a list is shown, or would be, that did not come. */
export function useHasFailed(query: ListQuery): boolean {
  return useFailedList(({ wanted }) => wanted !== undefined && blogsHref(wanted) === blogsHref(query));
}
