import { type AuditKind, auditKinds } from '../../api/adminAudit.ts';

/** Below the basename of the admin. */
export function auditAddress(kind: AuditKind): string {
  return kind === 'work' ? '/history' : `/history?kind=${kind}`;
}

/** Any unknown text means work. */
export function auditKindFrom(text: string | null): AuditKind {
  return auditKinds.find((kind) => kind === text) ?? 'work';
}
