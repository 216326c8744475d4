import { navigate } from 'vike/client/router';
import type { ListQuery } from '../../../api/posts.ts';
import type { PostList } from '../../../api/wire.gen.ts';
import { useNavigation } from '../../../stores/navigation.ts';
import { blogsHref } from './blogsHref.ts';
import { loadList } from './loadList.ts';

declare global {
  namespace Vike {
    interface PageContextClient {
      /** The list of blogs, when it was read before the way to its page began. */
      list?: PostList;
    }
  }
}

/** Of a search while it is typed: it replaces the one before in the history, and nothing scrolls. */
export const AS_TYPED = { overwriteLastHistoryEntry: true, keepScrollPosition: true };

/** Goes to another list once it has been read. When it does not come, list, address and place stay as they are. */
export async function goToList(query: ListQuery, way: Partial<typeof AS_TYPED> = {}): Promise<void> {
  useNavigation.setState({ isUnderWay: true });
  const list = await loadList(query);
  if (list) await navigate(blogsHref(query), { ...way, pageContext: { list } });
  else useNavigation.setState({ isUnderWay: false });
}
