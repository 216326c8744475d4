import { addressWith } from '../../api/addressWith.ts';
import { type AuditFilter, auditKinds, auditQuery } from '../../api/adminAudit.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export function auditAddress(filter: AuditFilter): string {
  const query = auditQuery(filter);
  if (filter.kind === 'work') query.delete('kind');
  return addressWith('/history', query);
}

export function auditFilterIn(query: URLSearchParams): AuditFilter {
  const dayIn = (name: string) => query.get(name)?.match(DAY)?.[0] ?? '';
  return {
    kind: auditKinds.find((kind) => kind === query.get('kind')) ?? 'work',
    person: query.get('person') ?? '',
    action: query.get('action') ?? '',
    from: dayIn('from'),
    until: dayIn('until'),
  };
}
