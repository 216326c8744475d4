import { navigate } from 'vike/client/router';
import type { ListQuery } from '../../../api/posts.ts';
import type { PostList } from '../../../api/wire.gen.ts';
import { useNavigation } from '../../../stores/navigation.ts';
import { blogsHref } from './blogsHref.ts';
import { loadList } from './loadList.ts';

declare global {
  namespace Vike {
    interface PageContextClient {
      /** Read before the navigation began. */
      list?: PostList;
    }
  }
}

/** For a search while it is typed. */
export const AS_TYPED = { overwriteLastHistoryEntry: true, keepScrollPosition: true };

/** Stays on the present list when the other one fails to load. */
export async function goToList(query: ListQuery, way: Partial<typeof AS_TYPED> = {}): Promise<void> {
  useNavigation.setState({ isUnderWay: true });
  const list = await loadList(query);
  if (list) await navigate(blogsHref(query), { ...way, pageContext: { list } });
  else useNavigation.setState({ isUnderWay: false });
}
