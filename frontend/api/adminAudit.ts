import { adminRequest } from './adminRequest.ts';
import { AuditList } from './wire.gen.ts';

export const auditKinds = ['work', 'security'] as const;
export type AuditKind = (typeof auditKinds)[number];

export function listAudit(token: string, kind: AuditKind, page: number, signal: AbortSignal) {
  return adminRequest(`audit?kind=${kind}&page=${page}`, AuditList, { token, signal });
}
