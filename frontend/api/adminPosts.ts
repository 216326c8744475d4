import * as z from 'zod/mini';
import { ADMIN_PAGE_SIZE } from '../content/business-constants.ts';
import { adminRequest } from './adminRequest.ts';
import { type OnProgress, adminUpload } from './adminUpload.ts';
import { AdminPostAnswer, AdminPostList, Bin, PostSaved, PreviewLinkMade } from './wire.gen.ts';

/** Wider than the backend's own word for it: the specification gives a false status a meaning too. */
const Deletion = z.object({ status: z.boolean() });

export function listPosts(token: string, page: number, signal: AbortSignal) {
  return adminRequest(`blog?page=${page}&limit=${ADMIN_PAGE_SIZE}`, AdminPostList, { token, signal });
}

export async function readPost(token: string, id: string, signal?: AbortSignal) {
  const { data } = await adminRequest(`blog/${encodeURIComponent(id)}`, AdminPostAnswer, { token, signal });
  return data;
}

interface SavedPost {
  /** Undefined for a new post. */
  id: string | undefined;
  /** The same each time that a form is sent. */
  key: string;
}

export function savePost(
  token: string,
  { id, key }: SavedPost,
  form: FormData,
  onProgress: OnProgress,
): Promise<PostSaved> {
  const path = id === undefined ? 'blog' : `blog/${encodeURIComponent(id)}/update`;
  return adminUpload(path, PostSaved, { token, form, onProgress, key });
}

export function deletePost(token: string, id: number) {
  return adminRequest(`blog/${id}/delete`, Deletion, { method: 'DELETE', token });
}

export function listBin(token: string, page: number, signal: AbortSignal) {
  return adminRequest(`blog-bin?page=${page}&limit=${ADMIN_PAGE_SIZE}`, Bin, { token, signal });
}

export function restorePost(token: string, id: number) {
  return adminRequest(`blog/${id}/restore`, PostSaved, { method: 'POST', token });
}

export function deleteForGood(token: string, id: number) {
  return adminRequest(`blog-bin/${id}`, Deletion, { method: 'DELETE', token });
}

/** A new private link, which makes the one before it worthless. */
export async function makePreviewLink(token: string, id: string) {
  const path = `blog/${encodeURIComponent(id)}/preview-link`;
  const { data } = await adminRequest(path, PreviewLinkMade, { method: 'POST', token });
  return data;
}
