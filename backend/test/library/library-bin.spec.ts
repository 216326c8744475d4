import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { LibraryPictures } from '../../src/pictures/library/library-pictures.js';
import { type LibraryStaff, startAsLibraryStaff } from './library.ts';
import { picture } from '../pictures/pictures.ts';

const shows = (src: string) => ({ description: `<p><img src="/api/${src}" alt=""></p>` });

describe('the bin of the picture library', () => {
  let staff: LibraryStaff;
  beforeAll(async () => {
    staff = await startAsLibraryStaff();
  });
  afterAll(() => staff.stop());

  const isStored = async (src: string) => (await staff.request.get(`/api/${src}`)).status === 200;
  const later = (days: number) =>
    staff.app
      .get(DataSource)
      .query(`UPDATE library_picture SET deleted_at = deleted_at - make_interval(days => $1)`, [days]);

  it('refuses to delete what is used, and says in how many places', async () => {
    const { id, src } = await staff.picture();
    const posts = [await staff.post(shows(src)), await staff.post(shows(src))];
    const refused = await staff.delete(`pictures/${id}`);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'This picture cannot be deleted. It is used in 2 places. Take it out of them first, or replace it everywhere.',
    ]);
    for (const post of posts) await staff.destroy(post.id);
    expect((await staff.delete(`pictures/${id}`)).body).toEqual({ status: true });
  });

  it('refuses to delete what an unsaved draft shows, names it, and does not list it as unused', async () => {
    const { id, src } = await staff.picture();
    const path = `/api/admin/drafts/${randomUUID()}`;
    const content = { heading: 'Begun', ...shows(src) };
    const draft = { kind: 'blog', id: null, based_on: null, revision: 0, content };
    const bearer = [staff.token, { type: 'bearer' }] as const;
    await staff.request
      .put(path)
      .auth(...bearer)
      .send(draft);
    const unused = async (): Promise<number[]> =>
      (await staff.get('pictures?filter=unused')).body.data.map((one: { id: number }) => one.id);
    const refused = await staff.delete(`pictures/${id}`);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'This picture cannot be deleted. It is used in an unsaved draft: “Begun”. Save it there or throw it away first.',
    ]);
    expect(await unused()).not.toContain(id);
    await staff.request.delete(path).auth(...bearer);
    expect(await unused()).toContain(id);
    expect((await staff.delete(`pictures/${id}`)).status).toBe(200);
  });

  it('refuses to delete what a text links to, and says where', async () => {
    const { id, src } = await staff.picture();
    const post = await staff.post({ description: `<p><a href="/api/${src}">The plan</a></p>` });
    const { used_in } = (await staff.get(`pictures/${id}`)).body.data;
    expect(used_in[0]).toMatchObject({ kind: 'blog', id: post.id, where: 'in the text' });
    expect((await staff.delete(`pictures/${id}`)).status).toBe(409);
    await staff.destroy(post.id);
    expect((await staff.delete(`pictures/${id}`)).status).toBe(200);
  });

  it('keeps what is deleted for a month, and then not even its files', async () => {
    const { id, src } = await staff.picture();
    await staff.delete(`pictures/${id}`);
    await later(29);
    await staff.app.get(LibraryPictures).emptyBin();
    expect((await staff.send(`pictures/${id}/restore`)).body.data).toMatchObject({ id, src });
    expect(await staff.bySrc(src)).toBeDefined();
    await staff.delete(`pictures/${id}`);
    await later(31);
    await staff.app.get(LibraryPictures).emptyBin();
    expect((await staff.get(`pictures/${id}`)).status).toBe(404);
    expect(await isStored(src)).toBe(false);
  });

  it('gets back what was deleted when the file comes again or a post shows it', async () => {
    const file = await picture(44, 33);
    const { id, src } = await staff.picture(file);
    await staff.delete(`pictures/${id}`);
    expect(await staff.picture(file)).toMatchObject({ id });
    expect(await staff.bySrc(src)).toBeDefined();
    await staff.delete(`pictures/${id}`);
    const post = await staff.post({ feature_image_path: src });
    expect(await staff.bySrc(src)).toMatchObject({ id, use_count: 1 });
    await staff.destroy(post.id);
  });
});
