import { type ApiClient, ApiUnavailable, readApi } from './apiClient.ts';
import { projectListPath, type ProjectQuery } from './projectQuery.ts';
import type { NamedPicture, Project, ProjectAnswer, ProjectCovers, ProjectList } from './wire.gen.ts';

const schemas = () => import('./wire.gen.ts');

export async function getProjects(
  query: ProjectQuery,
  api: ApiClient,
  signal?: AbortSignal,
): Promise<ProjectList> {
  const schema = schemas().then((wire) => wire.ProjectList);
  const list = await readApi(projectListPath(query), schema, api, signal);
  if (!list) throw new ApiUnavailable('There is no list of projects.');
  return list;
}

/** @param slug also a former one */
export async function getProject(slug: string, api: ApiClient): Promise<ProjectAnswer | undefined> {
  return readProject(slug, '', api);
}

/** @param anchor under which its pictures are kept */
export async function getKeptProject(anchor: string, api: ApiClient): Promise<ProjectAnswer | undefined> {
  return readProject(anchor, '?by=anchor', api);
}

async function readProject(name: string, query: string, api: ApiClient): Promise<ProjectAnswer | undefined> {
  if (isStep(name)) return undefined;
  const schema = schemas().then((wire) => wire.ProjectAnswer);
  return readApi(`projects/${encodeURIComponent(name)}${query}`, schema, api);
}

/** A project as it is saved; undefined when its private link is not valid. */
export async function getProjectPreview(token: string, api: ApiClient): Promise<Project | undefined> {
  if (isStep(token)) return undefined;
  const schema = schemas().then((wire) => wire.ProjectPreview);
  return (await readApi(`project-preview/${encodeURIComponent(token)}`, schema, api))?.data;
}

/** Those of the home page. */
export async function getProjectCovers(api: ApiClient): Promise<ProjectCovers | undefined> {
  const schema = schemas().then((wire) => wire.ProjectCovers);
  return readApi('project-covers', schema, api);
}

/** @param names such as `pale-ash.04,first-home.05`; unknown ones are left out @param by what they begin with */
export async function getProjectPictures(
  names: string,
  by: string | undefined,
  api: ApiClient,
): Promise<NamedPicture[]> {
  const schema = schemas().then((wire) => wire.NamedPictures);
  const path = `project-pictures?${new URLSearchParams({ p: names, ...(by && { by }) })}`;
  return (await readApi(path, schema, api))?.data ?? [];
}

/** In a path these mean "here" and "above", however they are encoded. */
const isStep = (name: string): boolean => name === '.' || name === '..';
