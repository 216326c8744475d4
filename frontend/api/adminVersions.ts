import type { DraftNoun } from './adminDrafts.ts';
import { adminRequest } from './adminRequest.ts';
import { VersionAnswer, VersionList } from './wire.gen.ts';

/** Of a post, a project or a section of words, whose id is its name. */
export interface VersionOwner {
  noun: DraftNoun | 'content';
  id: string;
}

const versionsPath = ({ noun, id }: VersionOwner) => `${noun}/${encodeURIComponent(id)}/versions`;

export function listVersions(token: string, of: VersionOwner, page: number, signal: AbortSignal) {
  return adminRequest(`${versionsPath(of)}?page=${page}`, VersionList, { token, signal });
}

/** @param version of the post or project, as its last save counted it */
export async function readVersionAfterSave(
  token: string,
  of: VersionOwner,
  version: number,
  signal: AbortSignal,
) {
  const path = `${versionsPath(of)}/after-save/${version}`;
  return (await adminRequest(path, VersionAnswer, { token, signal })).data;
}

export async function readVersion(token: string, of: VersionOwner, number: number, signal: AbortSignal) {
  return (await adminRequest(`${versionsPath(of)}/${number}`, VersionAnswer, { token, signal })).data;
}
