import { adminRequest } from './adminRequest.ts';
import { DraftDeleted, DraftList, DraftSaved } from './wire.gen.ts';
import { withTimeout } from './withTimeout.ts';

export type DraftNoun = 'blog' | 'project';

/** What is sent as a draft; the same each time until something is typed. */
export interface DraftBody {
  kind: DraftNoun;
  /** null for what is new. */
  id: number | null;
  /** The version that it changes. */
  based_on: number | null;
  content: unknown;
}

/** A call that nobody answers counts as a cut line. */
const TIMEOUT_MS = 20_000;
/** The editor must not wait long for what may be offered. */
const OFFER_TIMEOUT_MS = 5000;

const draftPath = (draft: string) => `drafts/${encodeURIComponent(draft)}`;

/** @param revision as the server last told it, 0 at first */
export async function putDraft(
  token: string,
  { draft, revision, body }: { draft: string; revision: number; body: DraftBody },
  keepalive: boolean,
) {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const json = { ...body, revision };
  const call = { method: 'PUT', token, json, signal, keepalive } as const;
  return (await adminRequest(draftPath(draft), DraftSaved, call)).data;
}

/** One's own. @param id '' for those of new ones */
export async function listDrafts(token: string, kind: DraftNoun, id: string, signal: AbortSignal) {
  const query = new URLSearchParams({ kind, id });
  const within = withTimeout(signal, OFFER_TIMEOUT_MS);
  return (await adminRequest(`drafts?${query}`, DraftList, { token, signal: within })).data;
}

export function removeDraft(token: string, draft: string) {
  return adminRequest(draftPath(draft), DraftDeleted, { method: 'DELETE', token, keepalive: true });
}
