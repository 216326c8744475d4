import type { PageContextServer } from 'vike/types';
import { orUnavailable } from '../../../api/orUnavailable.ts';
import { getProjectPictures } from '../../../api/projects.ts';

export type Data = Awaited<ReturnType<typeof data>>;

/** What somebody shared by a link; undefined on the visitor's own page, of which the server knows nothing. */
export async function data(pageContext: PageContextServer) {
  const { p: names, by } = pageContext.urlParsed.search;
  if (names === undefined) return { shared: undefined };
  const once = [...new Set(names.split(','))].join();
  return { shared: await orUnavailable(getProjectPictures(once, by, pageContext.apiClient)) };
}
