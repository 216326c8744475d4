import { adminRequest } from './adminRequest.ts';
import { type Enquiry, EnquiryAnswer, type EnquiryDeskForm, StaffList } from './wire.gen.ts';

export type DeskFields = Omit<EnquiryDeskForm, 'from'>;

export async function listStaff(token: string, signal: AbortSignal) {
  return (await adminRequest('enquiry/staff', StaffList, { token, signal })).data;
}

/** @param from as it was seen, so that a change by somebody else is not overwritten */
export function moveEnquiry(token: string, id: string, state: string, from: Enquiry['state']) {
  return send(token, id, 'state', 'POST', { state, from });
}

/** @param from as it was seen, so that a change by somebody else is not overwritten */
export function changeDesk(token: string, id: string, fields: DeskFields, from: DeskFields) {
  return send(token, id, 'desk', 'PATCH', { ...fields, from });
}

async function send(token: string, id: string, act: string, method: 'POST' | 'PATCH', json: unknown) {
  const path = `enquiry/${encodeURIComponent(id)}/${act}`;
  return (await adminRequest(path, EnquiryAnswer, { method, token, json })).data;
}
