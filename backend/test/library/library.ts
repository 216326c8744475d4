import { DataSource } from 'typeorm';
import { LibraryPictures } from '../../src/pictures/library/library-pictures.js';
import type { LibraryPicture } from '../../src/pictures/library/library.schema.js';
import { type Staff, startAsStaff } from '../blog/blog-posts.ts';
import { picture } from '../pictures/pictures.ts';
import type { TestApp } from '../setup/start-app.ts';

type Call = ReturnType<TestApp['request']['post']>;

/** What staff can do with the library, signed in. */
export interface LibraryStaff extends Staff {
  get(path: string): Call;
  send(path: string, body?: object): Call;
  delete(path: string): Call;
  /** A picture of the library; throws when it was refused. */
  picture(file?: Buffer, name?: string): Promise<LibraryPicture>;
  bySrc(src: string): Promise<LibraryPicture | undefined>;
}

export async function startAsLibraryStaff(settings: Record<string, string> = {}): Promise<LibraryStaff> {
  const blog = await startAsStaff(settings);
  const bearer = [blog.token, { type: 'bearer' }] as const;
  const staff: LibraryStaff = {
    ...blog,
    get: (path) => blog.request.get(`/api/admin/${path}`).auth(...bearer),
    send: (path, body = {}) =>
      blog.request
        .post(`/api/admin/${path}`)
        .auth(...bearer)
        .send(body),
    delete: (path) => blog.request.delete(`/api/admin/${path}`).auth(...bearer),
    async picture(file, name = 'a.jpg') {
      const response = await blog.request
        .post('/api/admin/pictures')
        .auth(...bearer)
        .attach('file', file ?? (await picture(300, 200)), name);
      if (response.status !== 201) throw new Error(JSON.stringify(response.body));
      return response.body.data;
    },
    async bySrc(src) {
      const response = await staff.get('pictures?limit=50');
      const found: LibraryPicture[] = response.body.data;
      return found.find((one) => one.src === src);
    },
  };
  return staff;
}

/** As staff who delete whatever nothing shows, and a month later. */
export async function clearLibrary({ app }: Pick<TestApp, 'app'>): Promise<void> {
  await app.get(DataSource).query(`
    UPDATE library_picture SET deleted_at = now() - interval '31 days' WHERE origin = 'uploaded'
    AND NOT EXISTS (SELECT FROM blog_post WHERE pictures && library_picture.pictures)
    AND NOT EXISTS (SELECT FROM project WHERE pictures && library_picture.pictures)`);
  await app.get(LibraryPictures).emptyBin();
}
