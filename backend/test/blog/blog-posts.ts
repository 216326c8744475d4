import { randomUUID } from 'node:crypto';
import type { AdminPost } from '../../src/blog/admin/blog-admin.schema.js';
import { signIn } from '../auth/sign-in.ts';
import { type TestApp, startApp } from '../setup/start-app.ts';

export interface Fields {
  [field: string]: unknown;
}

export interface Staff extends TestApp {
  token: string;
  add(fields: Fields, files?: Record<string, Buffer>): ReturnType<TestApp['request']['post']>;
  change(
    id: number | string,
    fields: Fields,
    files?: Record<string, Buffer>,
  ): ReturnType<TestApp['request']['post']>;
  remove(id: number | string): ReturnType<TestApp['request']['delete']>;
  destroy(id: number | string): Promise<void>;
  insert(file: Buffer, name?: string): ReturnType<TestApp['request']['post']>;
  /** A saved post; throws when it was refused. */
  post(fields?: Fields, files?: Record<string, Buffer>): Promise<AdminPost>;
}

export async function startAsStaff(settings: Record<string, string> = {}): Promise<Staff> {
  const server = await startApp(settings);
  const token = await signIn(server);
  const send = (path: string, fields: Fields, files: Record<string, Buffer> = {}) => {
    const request = server.request.post(path).auth(token, { type: 'bearer' });
    for (const [name, value] of Object.entries(fields)) void request.field(name, String(value));
    for (const [name, file] of Object.entries(files)) void request.attach(name, file, `${name}.jpg`);
    return Object.keys(fields).length + Object.keys(files).length === 0 ? request.send({}) : request;
  };
  const staff: Staff = {
    ...server,
    token,
    add: (fields, files) => send('/api/admin/blog', fields, files),
    change: (id, fields, files) => send(`/api/admin/blog/${id}/update`, fields, files),
    remove: (id) => server.request.delete(`/api/admin/blog/${id}/delete`).auth(token, { type: 'bearer' }),
    async destroy(id) {
      await staff.remove(id);
      const response = await server.request
        .delete(`/api/admin/blog-bin/${id}`)
        .auth(token, { type: 'bearer' });
      if (response.status !== 200) throw new Error(JSON.stringify(response.body));
    },
    insert: (file, name = 'a.jpg') =>
      server.request
        .post('/api/admin/blog/proxyfile')
        .auth(token, { type: 'bearer' })
        .attach('file', file, name),
    async post(fields = {}, files = {}) {
      const response = await staff.add({ heading: unique('Post'), ...fields }, files);
      if (response.status !== 201) throw new Error(JSON.stringify(response.body));
      return response.body.data;
    },
  };
  return staff;
}

/** Words that no other test uses. */
export function unique(words: string): string {
  return `${words} ${randomUUID().slice(0, 8)}`;
}
