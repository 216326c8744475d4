import { adminDownload, adminFile, adminRequest } from './adminRequest.ts';
import { type Enquiry, EnquiryAnswer, EnquiryCount, EnquiryList, PersonErased } from './wire.gen.ts';

export interface EnquiryFilter {
  /** Part of a name, number or message; '' for all. */
  search: string;
  state: string;
  /** An id, 'me' or 'none'; '' for all. */
  owner: string;
  /** 'open' for those with a next step. */
  step: string;
  /** As enquiries are grouped; '' for all. */
  source: string;
}

function queryOf(filter: EnquiryFilter, page?: number): string {
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''));
  if (page !== undefined) query.set('page', `${page}`);
  return `${query}`;
}

export function listEnquiries(token: string, filter: EnquiryFilter, page: number, signal: AbortSignal) {
  return adminRequest(`enquiry?${queryOf(filter, page)}`, EnquiryList, { token, signal });
}

export async function countNewEnquiries(token: string, signal: AbortSignal): Promise<number> {
  return (await adminRequest('enquiry/count', EnquiryCount, { token, signal })).new;
}

export async function readEnquiry(token: string, id: string, signal?: AbortSignal) {
  return (await adminRequest(`enquiry/${encodeURIComponent(id)}`, EnquiryAnswer, { token, signal })).data;
}

/** `act` is a part of the path. */
export interface EnquiryAction {
  act: 'state' | 'notes' | 'resend-mail' | 'do-not-contact';
  fields?: Record<string, string>;
  method?: 'POST' | 'DELETE';
}

export async function actOnEnquiry(
  token: string,
  id: string,
  { act, fields = {}, method = 'POST' }: EnquiryAction,
) {
  const path = `enquiry/${encodeURIComponent(id)}/${act}`;
  if (method === 'DELETE') {
    const query = new URLSearchParams(fields);
    return (await adminRequest(`${path}?${query}`, EnquiryAnswer, { method, token })).data;
  }
  return (await adminRequest(path, EnquiryAnswer, { method, token, form: formDataOf(fields) })).data;
}

/** What the person's enquiries have in common; never the number alone, which anybody may have typed in. */
export type ErasedBy = 'both' | 'email';

/** Refused as a conflict when something else would go than what is shown. */
export function erasePerson(token: string, { id, email, phone_e164: phone, meant }: Enquiry, by: ErasedBy) {
  const path = `enquiry/${encodeURIComponent(id)}/erase-person`;
  const seen = { seen_email: email, seen_phone: phone, seen_enquiries: `${meant[by]}` };
  return adminRequest(path, PersonErased, { method: 'POST', token, form: formDataOf({ by, ...seen }) });
}

function formDataOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.set(name, text);
  return form;
}

export async function exportEnquiries(token: string, filter: EnquiryFilter) {
  const response = await adminDownload(`enquiry/export.csv?${queryOf(filter)}`, token);
  /** Not a number where the server is one of before they were told. */
  const counted = (header: string) => Number(response.headers.get(header) ?? Number.NaN);
  return { file: await response.blob(), rows: counted('Row-Count'), leftOut: counted('Left-Out-Count') };
}

export function readEnquiryFile(token: string, id: string, fileId: string): Promise<Blob> {
  return adminFile(`enquiry/${encodeURIComponent(id)}/files/${encodeURIComponent(fileId)}`, token);
}
