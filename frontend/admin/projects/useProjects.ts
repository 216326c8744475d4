import { listProjects } from '../../api/adminProjects.ts';
import { admin } from '../../content/admin/admin.ts';
import { useAdminQuery } from '../session/useAdminQuery.ts';

export function useProjects() {
  return useAdminQuery({
    key: ['projects', 'list'],
    load: listProjects,
    failed: admin.projects.listFailed,
  });
}
