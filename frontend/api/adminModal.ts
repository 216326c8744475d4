import { adminRequest } from './adminRequest.ts';
import { ModalReport } from './wire.gen.ts';

export async function readModalReport(token: string, signal: AbortSignal) {
  return (await adminRequest('modal', ModalReport, { token, signal })).data;
}

export async function wakeModal(token: string) {
  return (await adminRequest('modal/wake', ModalReport, { method: 'POST', token })).data;
}
