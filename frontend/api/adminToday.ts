import { adminRequest } from './adminRequest.ts';
import { CanaryReport, ReportAnswer, RestoreProofReport, TodayAnswer } from './wire.gen.ts';

export async function readToday(token: string, signal: AbortSignal) {
  return (await adminRequest('today', TodayAnswer, { token, signal })).data;
}

export async function readCanary(token: string, signal: AbortSignal) {
  return (await adminRequest('canary', CanaryReport, { token, signal })).data;
}

export async function readRestoreProof(token: string, signal: AbortSignal) {
  return (await adminRequest('restore-proof', RestoreProofReport, { token, signal })).data;
}

export async function readReport(token: string, months: number, signal: AbortSignal) {
  return (await adminRequest(`report?months=${months}`, ReportAnswer, { token, signal })).data;
}
