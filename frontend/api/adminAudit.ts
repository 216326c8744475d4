import { adminRequest } from './adminRequest.ts';
import { AuditList } from './wire.gen.ts';

/** What staff did, the latest first. */
export function listAudit(token: string, page: number, signal: AbortSignal) {
  return adminRequest(`audit?page=${page}`, AuditList, { token, signal });
}
