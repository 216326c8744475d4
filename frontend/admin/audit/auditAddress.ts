import { type AuditKind, auditKinds } from '../../api/adminAudit.ts';

export function auditAddress(kind: AuditKind): string {
  return kind === 'work' ? '/history' : `/history?kind=${kind}`;
}

export function auditKindFrom(text: string | null): AuditKind {
  return auditKinds.find((kind) => kind === text) ?? 'work';
}
