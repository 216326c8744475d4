/** SQL for the list of what is unfinished. */
export const DRAFT_POSTS = `SELECT 'post' AS kind, id, heading AS title, updated_at, updated_by FROM blog_post
  WHERE status = 'draft' AND deleted_at IS NULL`;
