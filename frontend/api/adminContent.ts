import * as z from 'zod/mini';
import { adminRequest } from './adminRequest.ts';
import { ContentPreviewLinkMade, AdminSection as Section } from './wire.gen.ts';

const AdminSection = z.extend(Section, { value: z.json() });
/** The words of a section, as their content file holds them. */
export type AdminSection = z.infer<typeof AdminSection>;

const Sections = z.object({ data: z.array(AdminSection) });
const Saved = z.object({ data: AdminSection });

export async function listSections(token: string, signal?: AbortSignal): Promise<AdminSection[]> {
  const { data } = await adminRequest('content', Sections, { token, signal });
  return data;
}

type Words = Pick<AdminSection, 'name' | 'value'>;

/** @param section with the version that the words build on */
export async function saveSection(
  token: string,
  { name, value, version }: Words & Pick<AdminSection, 'version'>,
): Promise<AdminSection> {
  const json = { value, version };
  const { data } = await adminRequest(`content/${name}`, Saved, { method: 'POST', token, json });
  return data;
}

/** A private link that shows the words on their page before they are saved. */
export async function makeContentPreview(token: string, { name, value }: Words) {
  const path = `content/${name}/preview`;
  const { data } = await adminRequest(path, ContentPreviewLinkMade, {
    method: 'POST',
    token,
    json: { value },
  });
  return data;
}
