import { randomUUID } from 'node:crypto';
import type { ProjectContent } from 'content/schemas/project';
import { sampleProject } from '../../../testing/project-content.ts';
import type { AdminProject } from '../../src/projects/admin/project-admin.schema.js';
import { picture } from '../pictures/pictures.ts';
import { signIn } from '../auth/sign-in.ts';
import { type TestApp, startApp } from '../setup/start-app.ts';

type Call = ReturnType<TestApp['request']['post']>;
type Form = Record<string, unknown>;

/** What staff can do with projects, signed in. */
export interface ProjectStaff extends TestApp {
  get(path: string): Call;
  post(path: string, body?: object): Call;
  delete(path: string): Call;
  add(form: Form): Call;
  change(project: AdminProject, form: Form): Call;
  /** Saved; throws when it was refused. */
  project(content?: Partial<ProjectContent>, form?: Form): Promise<AdminProject>;
  /** Into the bin and out of it for good. */
  destroy(...projects: AdminProject[]): Promise<void>;
  /** The path of a picture that was uploaded before. */
  upload(file?: Buffer): Promise<string>;
}

export async function startAsProjectStaff(settings: Record<string, string> = {}): Promise<ProjectStaff> {
  const server = await startApp(settings);
  const bearer = [await signIn(server), { type: 'bearer' }] as const;
  const staff: ProjectStaff = {
    ...server,
    get: (path) => server.request.get(`/api/admin/${path}`).auth(...bearer),
    post(path, body) {
      const request = server.request.post(`/api/admin/${path}`).auth(...bearer);
      return body ? request.send(body) : request;
    },
    delete: (path) => server.request.delete(`/api/admin/${path}`).auth(...bearer),
    add: (form) => staff.post('project', form),
    change: ({ id, version }, form) => staff.post(`project/${id}/update`, { version, ...form }),
    async project(content = {}, form = {}) {
      const response = await staff.add({ status: 'published', content: projectContent(content), ...form });
      if (response.status !== 201) throw new Error(JSON.stringify(response.body));
      return response.body.data;
    },
    async destroy(...projects) {
      for (const { id } of projects) {
        await staff.delete(`project/${id}/delete`);
        const response = await staff.delete(`project-bin/${id}`);
        if (response.status !== 200) throw new Error(JSON.stringify(response.body));
      }
    },
    async upload(file) {
      const response = await server.request
        .post('/api/admin/blog/proxyfile')
        .auth(...bearer)
        .attach('file', file ?? (await picture(300, 200)), 'a.jpg');
      if (response.status !== 201) throw new Error(JSON.stringify(response.body));
      return response.body.file.replace('/api/', '');
    },
  };
  return staff;
}

export function projectContent(fields: Partial<ProjectContent> = {}): ProjectContent {
  return {
    title: `Project ${randomUUID().slice(0, 8)}`,
    ...sampleProject,
    district: 'Test district',
    rooms: 'Three bedrooms',
    size_sqft: 1500,
    year: 2025,
    weeks: 12,
    grade: 'middle',
    summary: 'A summary.',
    lead: 'A lead.',
    pictures: [shipped('01')],
    ...fields,
  };
}

/** A photograph that came with the site, or an uploaded one. */
export function shipped(
  key: string,
  src = 'projects/sector-108-residence/01.jpg',
): ProjectContent['pictures'][number] {
  return { key, src, alt: 'A room', decorative: false, focus: { x: 50, y: 50 }, caption: '' };
}
