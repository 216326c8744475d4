import { readFileSync } from 'node:fs';
import { type SectionValues, sectionPlaces, sectionsSchema } from 'content/schemas/sections';
import { type Staff, startAsStaff } from '../blog/blog-posts.ts';

const ROOT = new URL('../../../', import.meta.url);

export interface Editor extends Staff {
  sections(): Promise<Record<string, { name: string; value: unknown; version: number }>>;
  words(): Promise<Partial<SectionValues>>;
  save(name: string, value: unknown, version?: number): ReturnType<Staff['request']['post']>;
  preview(name: string, value: unknown): ReturnType<Staff['request']['post']>;
}

export async function startAsEditor(settings: Record<string, string> = {}): Promise<Editor> {
  const staff = await startAsStaff(settings);
  const send = (path: string, body: object) =>
    staff.request.post(`/api/admin/content/${path}`).auth(staff.token, { type: 'bearer' }).send(body);
  const sections: Editor['sections'] = async () => {
    const { body } = await staff.request.get('/api/admin/content').auth(staff.token, { type: 'bearer' });
    return Object.fromEntries(body.data.map((one: { name: string }) => [one.name, one]));
  };
  return {
    ...staff,
    sections,
    words: async () => (await staff.request.get('/api/content')).body.data,
    save: (name, value, version = 0) => send(name, { value, version }),
    preview: (name, value) => send(`${name}/preview`, { value }),
  };
}

export const fileWords: SectionValues = sectionsSchema.parse(
  Object.fromEntries(
    Object.entries(sectionPlaces).map(([name, { folder, file, path }]) => {
      const address = new URL(folder === 'studio' ? `studio/${file}` : `frontend/content/${file}`, ROOT);
      const content: unknown = JSON.parse(readFileSync(address, 'utf8'));
      return [name, path.reduce((value, key) => Object(value)[key], content)];
    }),
  ),
);
