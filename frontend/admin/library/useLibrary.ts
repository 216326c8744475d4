import { type PictureQuery, listPictures } from '../../api/adminPictures.ts';
import { admin } from '../../content/admin/admin.ts';
import { useAdminQuery } from '../session/useAdminQuery.ts';

/** Begins the keys of all queries of the library. */
export const PICTURES_KEY = 'pictures';

export function useLibrary(query: PictureQuery) {
  return useAdminQuery({
    key: [PICTURES_KEY, 'list', query],
    load: async (token, signal) => ({ ...(await listPictures(token, query, signal)), query }),
    failed: admin.library.failed,
  });
}
