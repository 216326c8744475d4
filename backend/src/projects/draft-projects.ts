/** SQL for the list of what is unfinished. */
export const DRAFT_PROJECTS = `SELECT 'project' AS kind, id, content ->> 'title' AS title, updated_at, updated_by FROM project
  WHERE status = 'draft' AND deleted_at IS NULL`;
