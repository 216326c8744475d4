import * as z from 'zod/mini';
import { adminRequest } from './adminRequest.ts';
import { ContentPreviewLinkMade, AdminSection } from './wire.gen.ts';

const EditableSection = z.extend(AdminSection, { value: z.json() });
/** The words of a section, as their content file holds them. */
export type EditableSection = z.infer<typeof EditableSection>;

const Sections = z.object({ data: z.array(EditableSection) });
const Saved = z.object({ data: EditableSection });

export async function listSections(token: string, signal?: AbortSignal): Promise<EditableSection[]> {
  const { data } = await adminRequest('content', Sections, { token, signal });
  return data;
}

type Words = Pick<EditableSection, 'name' | 'value'>;

interface SectionSave extends Words {
  /** That the words build on. */
  version: number;
  /** The former version that is put back. */
  restoredFrom?: number | undefined;
}

export async function saveSection(
  token: string,
  { name, value, version, restoredFrom }: SectionSave,
): Promise<EditableSection> {
  const json = { value, version, restored_from: restoredFrom };
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
