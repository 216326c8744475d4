import { adminRequest } from './adminRequest.ts';
import { type UploadStatus, adminUpload } from './adminUpload.ts';
import { ImportReport, ImportRuns, ImportStarted, ImportTakenBack } from './wire.gen.ts';

export function listImports(token: string, signal: AbortSignal) {
  return adminRequest('imports', ImportRuns, { token, signal });
}

export function readImport(token: string, id: number, page: number, signal: AbortSignal) {
  return adminRequest(`imports/${id}?page=${page}`, ImportReport, { token, signal });
}

export interface ChosenExport {
  file: File;
  asDrafts: boolean;
}

export function startImport(
  token: string,
  { file, asDrafts }: ChosenExport,
  onStatus: (status: UploadStatus) => void,
) {
  const form = new FormData();
  form.set('as_drafts', String(asDrafts));
  form.set('file', file);
  return adminUpload('imports', ImportStarted, { token, form, onStatus });
}

export async function takeImportBack(token: string, id: number) {
  return (await adminRequest(`imports/${id}/take-back`, ImportTakenBack, { method: 'POST', token })).data;
}

export function tryPicturesAgain(token: string, id: number) {
  return adminRequest(`imports/${id}/pictures`, ImportStarted, { method: 'POST', token });
}
