import type { Act, Actor } from '../../audit/audit-log.js';
import type { AuditAction } from '../../audit/audit.schema.js';
import type { BlogPost } from '../blog-post.entity.js';

export function postAct(
  actor: Actor,
  action: AuditAction,
  { id, heading }: Pick<BlogPost, 'id' | 'heading'>,
): Act {
  return { actor, action, subjectType: 'blog', subjectId: `${id}`, subject: heading };
}
