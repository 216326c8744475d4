import type { AuditEntry } from './audit-entry.entity.js';
import type { AuditList, AuditListEntry } from './audit.schema.js';

export function toAuditList(
  entries: AuditEntry[],
  { page, limit, total }: { page: number; limit: number; total: number },
): AuditList {
  const pages = Math.max(1, Math.ceil(total / limit));
  return { data: entries.map(toListEntry), pagination: { page, pages, limit, total } };
}

export function toListEntry(entry: AuditEntry): AuditListEntry {
  return {
    id: Number(entry.id),
    at: entry.at.toISOString(),
    who: entry.who,
    action: entry.action,
    subject_type: entry.subjectType,
    subject_id: entry.subjectId,
    subject: entry.subject,
    network: entry.network,
    request_id: entry.requestId,
  };
}
