import { adminFile, adminRequest } from './adminRequest.ts';
import { AuditList, AuditPeople } from './wire.gen.ts';

export const auditKinds = ['work', 'security'] as const;
export type AuditKind = (typeof auditKinds)[number];

export interface AuditFilter {
  kind: AuditKind;
  /** Empty for everybody. */
  person: string;
  /** Empty for everything of the kind. */
  action: string;
  /** The first and the last day, YYYY-MM-DD, or empty. */
  from: string;
  until: string;
}

export function auditQuery({ kind, person, action, from, until }: AuditFilter): URLSearchParams {
  return new URLSearchParams({
    kind,
    ...(person && { person }),
    ...(action && { action }),
    ...(from && { from }),
    ...(until && { until }),
  });
}

export function listAudit(token: string, filter: AuditFilter, page: number, signal: AbortSignal) {
  return adminRequest(`audit?${auditQuery(filter).toString()}&page=${page}`, AuditList, { token, signal });
}

export function listAuditPeople(token: string, signal: AbortSignal) {
  return adminRequest('audit/people', AuditPeople, { token, signal });
}

export function exportAudit(token: string, filter: AuditFilter): Promise<Blob> {
  return adminFile(`audit/export?${auditQuery(filter).toString()}`, token);
}
