import sharp from 'sharp';
import * as z from 'zod';
import { sampleProject } from '../../../testing/project-content.ts';
import { test as base, staffToken } from './fixtures.ts';

const saved = z.object({ data: z.object({ id: z.int(), slug: z.string(), version: z.int() }) });

export interface SomeProject {
  id: number;
  title: string;
}

interface ProjectFixtures {
  /** Two drafts of this test's own, the last of a list that no other test orders meanwhile; whatever else it adds under its name goes as well. */
  projects: [SomeProject, SomeProject];
  /** Begins the titles of all projects of this test. */
  named: string;
}

export const test = base.extend<ProjectFixtures>({
  named: async ({ request, rows }, use, { testId }) => {
    const name = `Flat ${testId.slice(-8)}`;
    await use(name);
    const headers = { Authorization: `Bearer ${await staffToken(request)}` };
    const left = await rows(`SELECT id FROM project WHERE content->>'title' LIKE $1`, `${name}%`);
    for (const { id } of z.array(z.object({ id: z.int() })).parse(left)) {
      await request.delete(`/api/admin/project/${id}/delete`, { headers });
      await request.delete(`/api/admin/project-bin/${id}`, { headers });
    }
  },
  projects: [
    async ({ request, named, rows }, use) => {
      await rows(`SELECT pg_advisory_lock(hashtext('order of projects in tests'))`);
      const headers = { Authorization: `Bearer ${await staffToken(request)}` };
      const add = async (title: string): Promise<SomeProject> => {
        const data = { status: 'draft', content: { ...sampleProject, title } };
        const response = await request.post('/api/admin/project', { headers, data });
        return { id: saved.parse(await response.json()).data.id, title };
      };
      const [one, two] = [await add(`${named} one`), await add(`${named} two`)];
      // Another test may have added one in between.
      const beside =
        'UPDATE project SET position = (SELECT position FROM project WHERE id = $2) WHERE id = $1';
      await rows(beside, one.id, two.id);
      await use([one, two]);
      await rows(`SELECT pg_advisory_unlock(hashtext('order of projects in tests'))`);
    },
    // Other tests have their turn first.
    { timeout: 300_000 },
  ],
});

export async function photographFile(name: string, width: number, height: number) {
  const picture = sharp({ create: { width, height, channels: 3, background: '#b8a48a' } });
  return { name, mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
}
