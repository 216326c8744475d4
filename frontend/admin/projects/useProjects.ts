import { listProjects } from '../../api/adminProjects.ts';
import { admin } from '../../content/admin/admin.ts';
import { useAdminQuery } from '../session/useAdminQuery.ts';

export const PROJECTS_KEY = ['projects', 'list'];

export function useProjects() {
  return useAdminQuery({
    key: PROJECTS_KEY,
    load: listProjects,
    failed: admin.projects.listFailed,
  });
}
