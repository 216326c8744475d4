import * as z from 'zod/mini';
import { adminRequest } from './adminRequest.ts';
import { PreviewLinkMade } from './wire.gen.ts';

/** The words of a section, as their content file holds them. */
const AdminSection = z.object({
  name: z.string(),
  value: z.json(),
  /** 0 while they are those of the file. */
  version: z.int(),
  updated_at: z.nullable(z.string()),
  updated_by: z.nullable(z.string()),
});
export type AdminSection = z.infer<typeof AdminSection>;

export async function listSections(token: string, signal?: AbortSignal): Promise<AdminSection[]> {
  const { data } = await adminRequest('content', z.object({ data: z.array(AdminSection) }), {
    token,
    signal,
  });
  return data;
}

type Words = Pick<AdminSection, 'name' | 'value'>;

export async function saveSection(
  token: string,
  { name, ...json }: Words & Pick<AdminSection, 'version'>,
): Promise<AdminSection> {
  const { data } = await adminRequest(`content/${name}`, z.object({ data: AdminSection }), {
    method: 'POST',
    token,
    json,
  });
  return data;
}

/** A private link that shows the words on their page before they are saved. */
export async function makeContentPreview(token: string, { name, value }: Words) {
  const path = `content/${name}/preview`;
  const { data } = await adminRequest(path, PreviewLinkMade, { method: 'POST', token, json: { value } });
  return data;
}
