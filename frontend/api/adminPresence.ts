import type { DraftNoun } from './adminDrafts.ts';
import { adminRequest } from './adminRequest.ts';
import { DraftDeleted, OthersPresent } from './wire.gen.ts';

export type Colleague = OthersPresent['data'][number];

/** Later the next one is due. */
const TIMEOUT_MS = 15_000;

export interface PresenceReport {
  kind: DraftNoun;
  id: number;
  /** Of the tab. */
  editor: string;
  /** Whether something was typed since the last one. */
  typed: boolean;
}

/** @returns the others who are there */
export async function sendPresence(token: string, json: PresenceReport): Promise<Colleague[]> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return (await adminRequest('presence', OthersPresent, { method: 'PUT', token, json, signal })).data;
}

/** @returns those who have it open, to somebody who has not */
export async function readPresence(token: string, { kind, id }: Pick<PresenceReport, 'kind' | 'id'>) {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return (await adminRequest(`presence?kind=${kind}&id=${id}`, OthersPresent, { token, signal })).data;
}

export function endPresence(token: string, editor: string) {
  const path = `presence/${encodeURIComponent(editor)}`;
  return adminRequest(path, DraftDeleted, { method: 'DELETE', token, keepalive: true });
}
