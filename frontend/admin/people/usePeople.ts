import { listPeople } from '../../api/adminPeople.ts';
import { admin } from '../../content/admin/admin.ts';
import { useAdminQuery } from '../session/useAdminQuery.ts';

export const PEOPLE_KEY = ['people'];
const MAIL_WATCH_MS = 10_000;

/** @param isWatched while mails that this page sent may fail */
export function usePeople(isWatched: boolean) {
  return useAdminQuery({
    key: PEOPLE_KEY,
    load: listPeople,
    failed: admin.people.failed,
    ...(isWatched && { follows: 'always', everyMs: MAIL_WATCH_MS }),
  });
}
