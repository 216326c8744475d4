import type { Act, Actor } from '../../audit/audit-log.js';
import type { AuditAction } from '../../audit/audit.schema.js';
import type { Project } from '../project.entity.js';

export function projectAct(
  actor: Actor,
  action: AuditAction,
  { id, content }: Pick<Project, 'id' | 'content'>,
): Act {
  return { actor, action, subjectType: 'project', subjectId: `${id}`, subject: content.title };
}
