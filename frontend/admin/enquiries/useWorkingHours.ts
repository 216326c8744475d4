import { browserApi } from '../../api/apiClient.ts';
import { getContent } from '../../api/content.ts';
import { workingHours } from '../../content/workingHours.ts';
import { useAdminQuery } from '../session/useAdminQuery.ts';

/** Those of the file until the present ones are read. */
export function useWorkingHours() {
  const { answer } = useAdminQuery({
    key: ['content'],
    load: async () => (await getContent({}, browserApi)) ?? {},
  });
  return workingHours(answer);
}
