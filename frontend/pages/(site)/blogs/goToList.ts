import { flushSync } from 'react-dom';
import { create } from 'zustand';
import type { ListQuery } from '../../../api/posts.ts';
import { pageFrom } from '../../../components/pageNumbers.ts';
import { PUBLIC_PAGE_SIZE } from '../../../content/business-constants.ts';
import { announcePage } from '../../../layout/announcePage.ts';
import { changeAddress } from '../../../layout/useWayBack.ts';
import { useNavigation } from '../../../stores/navigation.ts';
import type { Data } from './+data.ts';
import { blogsHref } from './blogsHref.ts';
import { loadList, shownLists } from './loadList.ts';

/** What is shown in place of the server's list. Changed in the browser only: the server shares it. */
export const useShownList = create<{ list: Data | undefined; timesBack: number }>(() => ({
  list: undefined,
  timesBack: 0,
}));

/** Stays on the present list when the other one fails to load. @param isTyped then it replaces the last search */
export async function goToList(query: ListQuery, isTyped = false): Promise<void> {
  const list = await readList(query);
  if (!list) return;
  changeAddress(blogsHref(query), isTyped);
  flushSync(() => useShownList.setState({ list }));
  if (isTyped) return;
  window.scrollTo(0, 0);
  announcePage();
}

/** On the way back: what was seen there before, at once, and then as it is now. */
export async function followBlogsHistory(): Promise<void> {
  const query = listQueryHere();
  useShownList.setState(({ timesBack }) => ({ timesBack: timesBack + 1 }));
  const before = shownLists.get(blogsHref(query));
  if (before) flushSync(() => useShownList.setState({ list: before }));
  const list = (await readList(query)) ?? before ?? nothingOf(query);
  useShownList.setState({ list });
}

export function listQueryHere(): ListQuery {
  const search = new URLSearchParams(location.search);
  return { search: search.get('search') ?? '', page: pageFrom(search.get('page') ?? '') };
}

async function readList(query: ListQuery): Promise<Data | undefined> {
  useNavigation.setState({ isUnderWay: true });
  const list = await loadList(query);
  useNavigation.setState({ isUnderWay: false });
  return list && { ...query, ...list };
}

const nothingOf = (query: ListQuery): Data => ({
  ...query,
  data: [],
  pagination: { page: query.page, pages: 0, limit: PUBLIC_PAGE_SIZE, total: 0 },
});
