import * as z from 'zod/mini';
import { ADMIN_PAGE_SIZE } from '../content/business-constants.ts';
import { adminRequest } from './adminRequest.ts';
import { type UploadStatus, adminUpload } from './adminUpload.ts';
import { AdminPostAnswer, AdminPostList, Bin, PostSaved, PreviewLinkMade } from './wire.gen.ts';

/** Wider than the backend's schema: the specification gives a false status a meaning too. */
const Deletion = z.object({ status: z.boolean() });

interface PostFilter {
  search: string;
  /** '' for all. */
  state: string;
  sort: string;
}

export function listPosts(token: string, filter: PostFilter, page: number, signal: AbortSignal) {
  const { search, state, sort } = filter;
  const query = new URLSearchParams({
    page: `${page}`,
    limit: `${ADMIN_PAGE_SIZE}`,
    ...(state && { state }),
    ...(sort !== 'date' && { sort }),
    ...(search && { search }),
  });
  return adminRequest(`blog?${query}`, AdminPostList, { token, signal });
}

export async function readAdminPost(token: string, id: string, signal: AbortSignal) {
  const { data } = await adminRequest(`blog/${encodeURIComponent(id)}`, AdminPostAnswer, { token, signal });
  return data;
}

export interface PostToSave {
  id: string | undefined;
  form: FormData;
  /** The same each time that a form is sent. */
  idempotencyKey: string;
  sentAt?: string;
}

export function savePost(
  token: string,
  { id, form, ...attempt }: PostToSave,
  onStatus: (status: UploadStatus) => void,
): Promise<PostSaved> {
  const path = id === undefined ? 'blog' : `blog/${encodeURIComponent(id)}/update`;
  return adminUpload(path, PostSaved, { token, form, onStatus, ...attempt });
}

/** Leaves everything else as it is. @returns the new version */
export async function changePostStatus(
  token: string,
  id: string,
  { status, version }: { status: string; version: number },
  idempotencyKey: string,
): Promise<number> {
  const form = new FormData();
  form.set('status', status);
  form.set('version', `${version}`);
  const path = `blog/${encodeURIComponent(id)}/update`;
  return (await adminRequest(path, PostSaved, { method: 'POST', token, form, idempotencyKey })).data.version;
}

export function movePostToBin(token: string, id: number) {
  return adminRequest(`blog/${id}/delete`, Deletion, { method: 'DELETE', token });
}

export function listBin(token: string, page: number, signal: AbortSignal) {
  return adminRequest(`blog-bin?page=${page}&limit=${ADMIN_PAGE_SIZE}`, Bin, { token, signal });
}

export function restorePost(token: string, id: number) {
  return adminRequest(`blog/${id}/restore`, PostSaved, { method: 'POST', token });
}

export function deletePostForever(token: string, id: number) {
  return adminRequest(`blog-bin/${id}`, Deletion, { method: 'DELETE', token });
}

/** A new private link; the previous one stops working. */
export async function makePreviewLink(token: string, id: string) {
  const path = `blog/${encodeURIComponent(id)}/preview-link`;
  const { data } = await adminRequest(path, PreviewLinkMade, { method: 'POST', token });
  return data;
}
