import { deleteProjectForever, listProjectBin, restoreProject } from '../../api/adminProjects.ts';
import { admin } from '../../content/admin/admin.ts';
import type { BinKind } from './BinKind.ts';

export const projectBin: BinKind = {
  key: 'projects',
  path: '/project-bin',
  back: '/projects',
  backLabel: admin.projects.back,
  list: listProjectBin,
  restore: restoreProject,
  deleteForever: deleteProjectForever,
  words: admin.projects.bin,
};
