import { adminRequest } from './adminRequest.ts';
import { AuditList } from './wire.gen.ts';

/** What staff did, the latest first. @param kind work or security */
export function listAudit(token: string, kind: string, page: number, signal: AbortSignal) {
  return adminRequest(`audit?kind=${kind}&page=${page}`, AuditList, { token, signal });
}
