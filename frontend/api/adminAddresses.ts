import { adminFile, adminRequest } from './adminRequest.ts';
import {
  LeadingAddresses,
  LeftOut,
  MissedAddresses,
  type RedirectForm,
  RedirectSaved,
  RedirectsImported,
} from './wire.gen.ts';

interface AddressFilter {
  page: number;
  search: string;
  /** Of one page, unless the usual number. */
  limit?: number;
}

export function listAddresses(token: string, { page, search, limit }: AddressFilter, signal: AbortSignal) {
  const query = new URLSearchParams({ page: `${page}`, ...(search && { search }) });
  if (limit !== undefined) query.set('limit', `${limit}`);
  return adminRequest(`addresses?${query.toString()}`, LeadingAddresses, { token, signal });
}

export function listMissed(token: string, signal: AbortSignal) {
  return adminRequest('addresses/missed', MissedAddresses, { token, signal });
}

export function saveAddress(token: string, form: RedirectForm) {
  return adminRequest('addresses', RedirectSaved, { method: 'POST', token, json: form });
}

export function removeAddress(token: string, from: string) {
  return adminRequest('addresses/remove', RedirectSaved, { method: 'POST', token, json: { from } });
}

export function leaveOutMissed(token: string, path: string, isLeftOut: boolean) {
  const json = { path, is_left_out: isLeftOut };
  return adminRequest('addresses/leave-out', LeftOut, { method: 'POST', token, json });
}

export function importAddresses(token: string, csv: string) {
  return adminRequest('addresses/import', RedirectsImported, { method: 'POST', token, json: { csv } });
}

export function exportAddresses(token: string): Promise<Blob> {
  return adminFile('addresses/export', token);
}
