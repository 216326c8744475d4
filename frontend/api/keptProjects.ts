import * as z from 'zod/mini';
import { type ApiClient, readApi } from './apiClient.ts';

const picture = z.object({
  key: z.string(),
  src: z.string(),
  alt: z.string(),
  caption: z.string(),
  decorative: z.boolean(),
  focus: z.object({ x: z.number(), y: z.number() }),
});
const projectAnswer = z.object({ data: z.object({ title: z.string(), pictures: z.array(picture) }) });
const picturesAnswer = z.object({
  data: z.array(z.object({ project: z.string(), title: z.string(), picture })),
});

export type KeptProject = z.infer<typeof projectAnswer>['data'];
export type SharedPicture = z.infer<typeof picturesAnswer>['data'][number];

/** Undefined when it is not on the site any more. */
export async function getKeptProject(slug: string, api: ApiClient): Promise<KeptProject | undefined> {
  const path = `projects/${encodeURIComponent(slug)}`;
  return (await readApi(path, Promise.resolve(projectAnswer), api))?.data;
}

/** @param names such as `pale-ash.04,first-home.05` */
export async function getProjectPictures(names: string, api: ApiClient): Promise<SharedPicture[]> {
  const path = `project-pictures?${new URLSearchParams({ p: names })}`;
  return (await readApi(path, Promise.resolve(picturesAnswer), api))?.data ?? [];
}
