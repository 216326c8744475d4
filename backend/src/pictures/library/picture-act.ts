import type { Act, Actor } from '../../audit/audit-log.js';
import type { AuditAction } from '../../audit/audit.schema.js';
import type { LibraryPicture } from './library.schema.js';

export function pictureAct(
  actor: Actor,
  action: AuditAction,
  { id, src, file_name }: Pick<LibraryPicture, 'id' | 'src' | 'file_name'>,
): Act {
  return { actor, action, subjectType: 'picture', subjectId: `${id}`, subject: file_name || src };
}
