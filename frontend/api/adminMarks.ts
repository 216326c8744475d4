import { adminRequest } from './adminRequest.ts';
import { FoundMarks } from './wire.gen.ts';

/** @param who an email address or a number @returns the marks that are there then */
export function callMarks(token: string, act: 'find' | 'forget', who: string) {
  return adminRequest(`do-not-contact/${act}`, FoundMarks, { method: 'POST', token, json: { who } });
}
