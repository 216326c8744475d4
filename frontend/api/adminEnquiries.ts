import { adminFile, adminRequest } from './adminRequest.ts';
import { EnquiryAnswer, EnquiryList, PersonErased } from './wire.gen.ts';

export interface EnquiryFilter {
  /** Part of a name, number or message; '' for all. */
  search: string;
  /** '' for all. */
  state: string;
}

function queryOf({ search, state }: EnquiryFilter, page?: number): string {
  const query = new URLSearchParams({ ...(search && { search }), ...(state && { state }) });
  if (page !== undefined) query.set('page', `${page}`);
  return `${query}`;
}

export function listEnquiries(token: string, filter: EnquiryFilter, page: number, signal?: AbortSignal) {
  return adminRequest(`enquiry?${queryOf(filter, page)}`, EnquiryList, { token, signal });
}

/** How many enquiries nobody has answered yet. */
export async function countNewEnquiries(token: string, signal: AbortSignal): Promise<number> {
  const { states } = await adminRequest('enquiry?limit=1', EnquiryList, { token, signal });
  return states['new'] ?? 0;
}

export async function readEnquiry(token: string, id: string, signal: AbortSignal) {
  return (await adminRequest(`enquiry/${encodeURIComponent(id)}`, EnquiryAnswer, { token, signal })).data;
}

/** What can be done to an enquiry, by the path it is done at. */
export type EnquiryAct = 'state' | 'notes' | 'resend-mail' | 'do-not-contact';

interface ActOn {
  id: string;
  act: EnquiryAct;
  fields?: Record<string, string>;
  method?: 'POST' | 'DELETE';
}

/** @returns the enquiry as it is afterwards */
export async function actOnEnquiry(token: string, { id, act, fields = {}, method = 'POST' }: ActOn) {
  const path = `enquiry/${encodeURIComponent(id)}/${act}`;
  if (method === 'DELETE') {
    const query = new URLSearchParams(fields);
    return (await adminRequest(`${path}?${query}`, EnquiryAnswer, { method, token })).data;
  }
  return (await adminRequest(path, EnquiryAnswer, { method, token, form: formOf(fields) })).data;
}

/** Everything about the person who sent it. @param by what of it says that another enquiry is theirs too */
export function erasePerson(token: string, id: string, by: string) {
  const path = `enquiry/${encodeURIComponent(id)}/erase-person`;
  return adminRequest(path, PersonErased, { method: 'POST', token, form: formOf({ by }) });
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.set(name, text);
  return form;
}

export function exportEnquiries(token: string, filter: EnquiryFilter): Promise<Blob> {
  return adminFile(`enquiry/export.csv?${queryOf(filter)}`, token);
}
