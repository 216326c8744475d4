import { DataSource } from 'typeorm';
import { type Staff, startAsStaff, unique } from '../blog/blog-posts.ts';
import { projectContent } from '../projects/projects.ts';

describe('what a save left, which an open form began with,', () => {
  let staff: Staff;
  let sql: DataSource;
  beforeAll(async () => {
    staff = await startAsStaff();
    sql = staff.app.get(DataSource);
  });
  afterAll(() => staff.stop());

  const bearer = () => [staff.token, { type: 'bearer' }] as const;
  const send = (path: string, body: object) =>
    staff.request
      .post(`/api/admin/${path}`)
      .auth(...bearer())
      .send(body);
  const afterSave = (id: number, version: number | string, kind = 'blog') =>
    staff.request.get(`/api/admin/${kind}/${id}/versions/after-save/${version}`).auth(...bearer());
  const altAfter = async (id: number, version: number) =>
    (await afterSave(id, version)).body.data?.content.alt;

  it('is found by the version of the post that the save made', async () => {
    const post = await staff.post({ alt: 'First' });
    const { version } = (await staff.change(post.id, { alt: 'Second' })).body.data;
    expect([await altAfter(post.id, post.version), await altAfter(post.id, version)]).toEqual([
      'First',
      'Second',
    ]);
    await staff.destroy(post.id);
  });

  it('is found for a project too', async () => {
    const content = projectContent({ lead: 'A lead.' });
    const { id, version } = (await send('project', { status: 'draft', content })).body.data;
    await send(`project/${id}/update`, { content: { ...content, lead: 'Another lead.' } });
    expect((await afterSave(id, version, 'project')).body.data.content).toMatchObject({ lead: 'A lead.' });
    for (const path of ['project', 'project-bin'])
      await staff.request
        .delete(`/api/admin/${path}/${id}${path === 'project' ? '/delete' : ''}`)
        .auth(...bearer());
  });

  it('is found where a server of the version before has saved it, once it is saved over', async () => {
    const post = await staff.post({ alt: 'Old' });
    await sql.query('UPDATE saved_version SET from_version = NULL, to_version = NULL WHERE post_id = $1', [
      post.id,
    ]);
    expect((await afterSave(post.id, post.version)).status).toBe(404);
    await staff.change(post.id, { alt: 'New' });
    expect(await altAfter(post.id, post.version)).toBe('Old');
    await staff.destroy(post.id);
  });

  it('is found for a post that came back from the bin unchanged', async () => {
    const post = await staff.post({
      alt: 'Back',
      status: 'draft',
      slug: unique('back').replaceAll(' ', '-'),
    });
    await staff.remove(post.id);
    await staff.request.post(`/api/admin/blog/${post.id}/restore`).auth(...bearer());
    const { version } = (await staff.request.get(`/api/admin/blog/${post.id}`).auth(...bearer())).body.data;
    expect(version).toBeGreaterThan(post.version);
    expect([await altAfter(post.id, post.version), await altAfter(post.id, version)]).toEqual([
      'Back',
      'Back',
    ]);
    await staff.destroy(post.id);
  });

  it('is found for who opened the post before somebody else saved it unchanged', async () => {
    const post = await staff.post({ alt: 'First' });
    await sql.query('UPDATE blog_post SET updated_by = NULL WHERE id = $1', [post.id]);
    const { version } = (await staff.change(post.id, { alt: 'First' })).body.data;
    await staff.change(post.id, { alt: 'Second' });
    expect(version).toBeGreaterThan(post.version);
    expect([await altAfter(post.id, post.version), await altAfter(post.id, version)]).toEqual([
      'First',
      'First',
    ]);
    await staff.destroy(post.id);
  });

  it.each(['0', '99', 'x', '1e3', '99999999999'])('is not there for version %s', async (version) => {
    const post = await staff.post();
    const answer = await afterSave(post.id, version);
    expect([answer.status, answer.body.error]).toEqual([404, 'This version is not kept any more.']);
    await staff.destroy(post.id);
  });
});
