import { adminRequest } from './adminRequest.ts';
import { type UploadStatus, adminUpload } from './adminUpload.ts';
import {
  LibraryList,
  LibraryPictureAdded,
  LibraryPictureAnswer,
  LibraryPictureDeleted,
  LibraryPictureSaved,
  type PictureChange,
  PictureReplaced,
} from './wire.gen.ts';

export const pictureFilters = ['all', 'unused', 'no-alt', 'too-small', 'bin'] as const;

export interface PictureQuery {
  filter: (typeof pictureFilters)[number];
  /** Part of a name or of an alternative text; "" for all. */
  search: string;
  page: number;
  /** Only those that staff have sent, where no other can be used. */
  origin?: 'uploaded' | undefined;
}

export function listPictures(
  token: string,
  { filter, search, page, origin }: PictureQuery,
  signal: AbortSignal,
) {
  const query = new URLSearchParams({
    page: `${page}`,
    filter,
    ...(search && { search }),
    ...(origin && { origin }),
  });
  return adminRequest(`pictures?${query}`, LibraryList, { token, signal });
}

export async function readPicture(token: string, id: number, signal?: AbortSignal) {
  return (await adminRequest(`pictures/${id}`, LibraryPictureAnswer, { token, signal })).data;
}

export type LibraryPictureDetail = LibraryPictureAnswer['data'];

interface PictureUpload {
  token: string;
  onStatus: (status: UploadStatus) => void;
  signal?: AbortSignal | undefined;
}

/** The same file once more is answered with the picture that is there. */
export function addPicture(file: File, upload: PictureUpload): Promise<LibraryPictureAdded> {
  const form = new FormData();
  form.set('file', file);
  return adminUpload('pictures', LibraryPictureAdded, { ...upload, form });
}

/** Later words wait for it. */
const CHANGE_TIMEOUT_MS = 20_000;

/** @throws ApiError with status 409 when somebody else has changed what was read */
export function changePicture(token: string, id: number, json: PictureChange) {
  const signal = AbortSignal.timeout(CHANGE_TIMEOUT_MS);
  return adminRequest(`pictures/${id}/change`, LibraryPictureSaved, { method: 'POST', token, json, signal });
}

/** In every post and project that uses it. @param id of the old one @throws ApiError when no place could be changed */
export function replacePicture(token: string, id: number, json: { with: number; alt: string }) {
  return adminRequest(`pictures/${id}/replace`, PictureReplaced, { method: 'POST', token, json });
}

/** Into the bin. @throws ApiError with the reason while it is used */
export function deletePicture(token: string, id: number) {
  return adminRequest(`pictures/${id}`, LibraryPictureDeleted, { method: 'DELETE', token });
}

export function restorePicture(token: string, id: number) {
  return adminRequest(`pictures/${id}/restore`, LibraryPictureSaved, { method: 'POST', token });
}
