import * as z from 'zod/mini';
import { ADMIN_PAGE_SIZE } from '../content/business-constants.ts';
import { adminRequest } from './adminRequest.ts';
import { EditorPicture, PostAnswer, PostList, PostSaved } from './wire.gen.ts';

/** Wider than the backend's own word for it: the specification gives a false status a meaning too. */
const Deletion = z.object({ status: z.boolean() });

export function listPosts(token: string, page: number, signal: AbortSignal) {
  return adminRequest(`blog?page=${page}&limit=${ADMIN_PAGE_SIZE}`, PostList, { token, signal });
}

export async function readPost(token: string, id: string, signal: AbortSignal) {
  const { data } = await adminRequest(`blog/${encodeURIComponent(id)}`, PostAnswer, { token, signal });
  return data;
}

export function addPost(token: string, form: FormData) {
  return adminRequest('blog', PostSaved, { method: 'POST', token, form });
}

export function updatePost(token: string, id: string, form: FormData) {
  return adminRequest(`blog/${encodeURIComponent(id)}/update`, PostSaved, { method: 'POST', token, form });
}

export function deletePost(token: string, id: number) {
  return adminRequest(`blog/${id}/delete`, Deletion, { method: 'DELETE', token });
}

/** @returns the address of the stored picture on this site, as an `<img>` takes it */
export async function uploadPicture(token: string, picture: File): Promise<string> {
  const form = new FormData();
  form.set('file', picture);
  const { file } = await adminRequest('blog/proxyfile', EditorPicture, { method: 'POST', token, form });
  return file;
}
