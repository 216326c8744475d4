import { type ApiClient, readApi } from './apiClient.ts';
import { ADMIN_PAGE_SIZE } from '../content/business-constants.ts';
import type { ProjectContent } from '../content/schemas/project.ts';
import { adminRequest } from './adminRequest.ts';
import { type UploadStatus, adminUpload } from './adminUpload.ts';
import {
  AdminProjectAnswer,
  AdminProjects,
  PlanStored,
  PreviewLinkMade,
  ProjectBin,
  ProjectDeleted,
  ProjectLinks,
  ProjectList,
  ProjectSaved,
  ProjectsOrdered,
} from './wire.gen.ts';

export async function listProjects(token: string, signal: AbortSignal) {
  return (await adminRequest('project', AdminProjects, { token, signal })).data;
}

export async function readAdminProject(token: string, id: string, signal: AbortSignal) {
  const path = `project/${encodeURIComponent(id)}`;
  return (await adminRequest(path, AdminProjectAnswer, { token, signal })).data;
}

/** A save that nobody answers can be tried again then. */
const SAVE_TIMEOUT_MS = 60_000;

export interface ProjectToSave {
  id: string | undefined;
  /** Undefined for a new project. */
  version: number | undefined;
  slug: string | undefined;
  status: 'draft' | 'published' | 'scheduled';
  /** By the clock of the studio. */
  publish_at: string | undefined;
  content: ProjectContent;
  /** The version that was put back into the form. */
  restored_from: number | undefined;
}

/** @param attempt the same key each time that a form is sent; of two attempts under it the later one counts */
export function saveProject(
  token: string,
  { id, ...json }: ProjectToSave,
  attempt: { idempotencyKey: string; sentAt?: string },
): Promise<ProjectSaved> {
  const path = id === undefined ? 'project' : `project/${encodeURIComponent(id)}/update`;
  const signal = AbortSignal.timeout(SAVE_TIMEOUT_MS);
  return adminRequest(path, ProjectSaved, { method: 'POST', token, json, ...attempt, signal });
}

/** @param ids of all projects that are not in the bin @param before their order as it was shown */
export function orderProjects(token: string, ids: readonly number[], before: readonly number[]) {
  return adminRequest('project-order', ProjectsOrdered, { method: 'POST', token, json: { ids, before } });
}

export async function listLinkingPosts(token: string, id: number, signal: AbortSignal) {
  return (await adminRequest(`project/${id}/links`, ProjectLinks, { token, signal })).data;
}

export function moveProjectToBin(token: string, id: number) {
  return adminRequest(`project/${id}/delete`, ProjectDeleted, { method: 'DELETE', token });
}

export function listProjectBin(token: string, page: number, signal: AbortSignal) {
  return adminRequest(`project-bin?page=${page}&limit=${ADMIN_PAGE_SIZE}`, ProjectBin, { token, signal });
}

export function restoreProject(token: string, id: number) {
  return adminRequest(`project/${id}/restore`, ProjectSaved, { method: 'POST', token });
}

export function deleteProjectForever(token: string, id: number) {
  return adminRequest(`project-bin/${id}`, ProjectDeleted, { method: 'DELETE', token });
}

/** A new private link; the previous one stops working. */
export async function makeProjectPreviewLink(token: string, id: string) {
  const path = `project/${encodeURIComponent(id)}/preview-link`;
  return (await adminRequest(path, PreviewLinkMade, { method: 'POST', token })).data;
}

interface PlanUpload {
  token: string;
  onStatus: (status: UploadStatus) => void;
  signal?: AbortSignal | undefined;
}

/** @param file an SVG, which the server redraws, or a picture @returns its path on the wire */
export async function uploadPlan(file: File, upload: PlanUpload): Promise<string> {
  const form = new FormData();
  form.set('file', file);
  return (await adminUpload('project-plan', PlanStored, { ...upload, form })).data.src;
}

/** Those that visitors filter by. */
export async function listDistricts(api: ApiClient, signal?: AbortSignal): Promise<string[]> {
  const list = await readApi('projects?limit=1', Promise.resolve(ProjectList), api, signal);
  return list?.filters.place.map(({ label }) => label) ?? [];
}
