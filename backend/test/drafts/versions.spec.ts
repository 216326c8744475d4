import { DataSource } from 'typeorm';
import type { VersionHead } from '../../src/versions/version.schema.js';
import { decodeDescription } from '../../src/blog/text/description.js';
import { someHtmlAttacks } from '../../../testing/attacks/html-attacks.ts';
import { type Staff, startAsStaff, unique } from '../blog/blog-posts.ts';
import { harms } from '../blog/harms.ts';
import { projectContent } from '../projects/projects.ts';
import { adminEmail } from '../setup/start-app.ts';

const PHONE = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';

describe('the versions of what staff publish', () => {
  let staff: Staff;
  let sql: DataSource;
  beforeAll(async () => {
    staff = await startAsStaff();
    sql = staff.app.get(DataSource);
  });
  afterAll(() => staff.stop());

  const bearer = () => [staff.token, { type: 'bearer' }] as const;
  const get = (path: string) => staff.request.get(`/api/admin/${path}`).auth(...bearer());
  const send = (path: string, body: object) =>
    staff.request
      .post(`/api/admin/${path}`)
      .auth(...bearer())
      .send(body);
  const remove = (path: string) => staff.request.delete(`/api/admin/${path}`).auth(...bearer());
  const versionsOf = async (id: number, kind = 'blog'): Promise<VersionHead[]> =>
    (await get(`${kind}/${id}/versions`)).body.data;
  const acts = async (id: number, kind?: string) =>
    (await versionsOf(id, kind)).map(({ number, act }) => `${number} ${act}`);
  const contentOf = async (id: number, number: number, kind = 'blog') =>
    (await get(`${kind}/${id}/versions/${number}`)).body.data.content;

  it.each(['blog/1/versions', 'blog/1/versions/1', 'project/1/versions', 'project/1/versions/1'])(
    'are closed to strangers: %s',
    async (path) => {
      expect((await staff.request.get(`/api/admin/${path}`)).status).toBe(401);
    },
  );

  describe('of a post', () => {
    it('are one for each save, the newest first, with who, when, from where and how much', async () => {
      const post = await staff.post({ heading: 'Four words are here', description: '<p>One wall</p>' });
      const changed = await staff
        .change(post.id, { description: '<p>One long wall</p>' })
        .set('User-Agent', PHONE);
      const { body } = await get(`blog/${post.id}/versions`);
      expect(body.pagination).toMatchObject({ page: 1, total: 2 });
      const [second, first] = body.data;
      expect(second).toEqual({
        number: 2,
        saved_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        saved_by: adminEmail,
        device: 'Chrome on Android',
        act: 'changed',
        moved_to: null,
        words_added: 1,
        words_removed: 0,
        is_current: true,
      });
      expect(first).toMatchObject({ number: 1, act: 'added', words_added: 6, is_current: false });
      const { data } = (await get(`blog/${post.id}/versions/1`)).body;
      const {
        id: _id,
        card: _card,
        library_alt: _ofLibrary,
        library_alt_texts: _textsOfLibrary,
        version: _counter,
        created_at: _created,
        updated_at,
        updated_by,
        ...form
      } = post;
      expect(data).toMatchObject({ number: 1, saved_at: updated_at, saved_by: updated_by });
      expect(data.content).toEqual(form);
      expect(await contentOf(post.id, 2)).toMatchObject({ description: changed.body.data.description });
      await staff.destroy(post.id);
    });

    it('say where a post went, also when something else of it changed', async () => {
      const post = await staff.post();
      await staff.change(post.id, { status: 'draft' });
      await staff.change(post.id, { status: 'published' });
      await staff.change(post.id, { status: 'draft', alt: 'A room' });
      const moves = (await versionsOf(post.id)).map(({ moved_to }) => moved_to);
      expect(moves).toEqual(['draft', 'published', 'draft', null]);
      await staff.destroy(post.id);
    });

    it('come a page at a time', async () => {
      const post = await staff.post();
      for (const alt of ['a', 'b', 'c']) await staff.change(post.id, { alt });
      const { body } = await get(`blog/${post.id}/versions?page=2&limit=3`);
      expect(body.pagination).toEqual({ page: 2, pages: 2, limit: 3, total: 4 });
      expect(body.data).toMatchObject([{ number: 1, is_current: false }]);
      await staff.destroy(post.id);
    });

    it('are not made by a save that changes nothing, nor by one that is refused', async () => {
      const post = await staff.post({ alt: 'Same' });
      await staff.change(post.id, { alt: 'Same' });
      await staff.change(post.id, { heading: '' });
      await staff.change(post.id, { alt: 'Late', version: 99 });
      expect(await acts(post.id)).toEqual(['1 added']);
      await staff.destroy(post.id);
    });

    it('say that one was put back, as does the history; one that was never there is a plain change', async () => {
      const post = await staff.post({ alt: 'First' });
      await staff.change(post.id, { alt: 'Second' });
      const { alt } = await contentOf(post.id, 1);
      await staff.change(post.id, { alt, restored_from: 1 });
      await staff.change(post.id, { alt: 'Third', restored_from: 77 });
      expect(await acts(post.id)).toEqual(['4 changed', '3 restored', '2 changed', '1 added']);
      const audit = (await get('audit?kind=work')).body.data.map(({ action }: { action: string }) => action);
      expect(audit.slice(0, 2)).toEqual(['blog changed', 'blog version put back']);
      await staff.destroy(post.id);
    });

    it('bring a blank text back, which otherwise keeps the one that is there', async () => {
      const post = await staff.post({ description: '' });
      await staff.change(post.id, { description: '<p>Words</p>' });
      const kept = (await staff.change(post.id, { description: '' })).body.data.description;
      const blank = (await staff.change(post.id, { description: '', restored_from: 1 })).body.data
        .description;
      expect([kept, blank]).toEqual([expect.stringContaining('Words'), '']);
      await staff.destroy(post.id);
    });

    it.each(['x', '0', '-1', '1.5', '99999999999'])('are never put back by %s', async (restored_from) => {
      const post = await staff.post();
      const refused = await staff.change(post.id, { alt: 'x', restored_from });
      expect([refused.status, Object.keys(refused.body.messages)]).toEqual([422, ['restored_from']]);
      await staff.destroy(post.id);
    });

    it('hold what was there before any were kept, when it is read and when it is saved', async () => {
      const [read, saved] = [await staff.post({ alt: 'Old' }), await staff.post({ alt: 'Old' })];
      await sql.query('DELETE FROM saved_version WHERE post_id = ANY($1)', [[read.id, saved.id]]);
      expect(await acts(read.id)).toEqual(['1 found']);
      const [found] = await versionsOf(read.id);
      expect(found).toMatchObject({ saved_at: read.updated_at, saved_by: adminEmail, device: '' });
      await staff.change(saved.id, { alt: 'New' });
      expect(await acts(saved.id)).toEqual(['2 changed', '1 found']);
      expect([await contentOf(saved.id, 1), await contentOf(saved.id, 2)]).toMatchObject([
        { alt: 'Old' },
        { alt: 'New' },
      ]);
      for (const { id } of [read, saved]) await staff.destroy(id);
    });

    it('hold what a server of the version before has saved meanwhile', async () => {
      const post = await staff.post({ alt: 'First' });
      await sql.query(`UPDATE blog_post SET alt = 'Unseen', version = version + 1 WHERE id = $1`, [post.id]);
      await staff.change(post.id, { alt: 'Last' });
      expect(await acts(post.id)).toEqual(['3 changed', '2 found', '1 added']);
      expect(await contentOf(post.id, 2)).toMatchObject({ alt: 'Unseen' });
      await staff.destroy(post.id);
    });

    it('of many saves at one moment are as many, each with a number of its own', async () => {
      const post = await staff.post();
      await Promise.all(['a', 'b', 'c', 'd', 'e'].map((alt) => staff.change(post.id, { alt })));
      expect((await versionsOf(post.id)).map(({ number }) => number)).toEqual([6, 5, 4, 3, 2, 1]);
      await staff.destroy(post.id);
    });

    it('are not found in the bin, come back with the post and go with it for good', async () => {
      const post = await staff.post({ slug: unique('bin').replaceAll(' ', '-') });
      await staff.remove(post.id);
      for (const path of ['versions', 'versions/1'])
        expect((await get(`blog/${post.id}/${path}`)).status).toBe(404);
      const other = await staff.post({ slug: post.slug });
      await staff.request.post(`/api/admin/blog/${post.id}/restore`).auth(...bearer());
      // Its slug was taken meanwhile.
      expect(await acts(post.id)).toEqual(['2 changed', '1 added']);
      await staff.destroy(post.id);
      expect(await sql.query('SELECT FROM saved_version WHERE post_id = $1', [post.id])).toEqual([]);
      await staff.destroy(other.id);
    });

    it.each(['0', '2', '-1', 'x', '1e3', '99999999999', '1%00'])(
      'have none with the number %s',
      async (number) => {
        const post = await staff.post();
        const answer = await get(`blog/${post.id}/versions/${number}`);
        expect([answer.status, answer.body.error]).toEqual([404, 'This version is not kept any more.']);
        await staff.destroy(post.id);
      },
    );

    it('of another post are not read by its number', async () => {
      const [one, other] = [await staff.post(), await staff.post()];
      await staff.change(one.id, { alt: 'secret' });
      expect((await get(`blog/${other.id}/versions/2`)).status).toBe(404);
      for (const { id } of [one, other]) await staff.destroy(id);
    });

    it('hold nothing that could run, whatever was sent', async () => {
      const post = await staff.post();
      for (const attack of someHtmlAttacks) {
        await staff.change(post.id, { description: `<p>x</p>${attack}` });
        const { description } = await contentOf(post.id, (await versionsOf(post.id))[0]?.number ?? 0);
        expect([attack, harms(decodeDescription(description))]).toEqual([attack, []]);
      }
      await staff.destroy(post.id);
    });
  });

  describe('of a project', () => {
    it('are kept as those of posts', async () => {
      const content = projectContent({ lead: 'A lead.' });
      const { id, slug } = (await send('project', { status: 'draft', content })).body.data;
      await send(`project/${id}/update`, { content: { ...content, lead: 'Another lead.' } });
      await send(`project/${id}/update`, { content, restored_from: 1 });
      expect(await acts(id, 'project')).toEqual(['3 restored', '2 changed', '1 added']);
      expect(await versionsOf(id, 'project')).toMatchObject([
        { words_added: 1, words_removed: 1 },
        { words_added: 1, words_removed: 1 },
        { saved_by: adminEmail },
      ]);
      const first = await contentOf(id, 1, 'project');
      expect(first).toEqual({ ...content, slug, status: 'draft', publish_at: null });
      await remove(`project/${id}/delete`);
      expect((await get(`project/${id}/versions`)).status).toBe(404);
      await remove(`project-bin/${id}`);
      expect(await sql.query('SELECT FROM saved_version WHERE project_id = $1', [id])).toEqual([]);
    });

    it('are not made by a new order', async () => {
      const [one, other] = await Promise.all(
        [1, 2].map(async () => (await send('project', { content: projectContent() })).body.data.id),
      );
      await send('project-order', { ids: [other, one] });
      expect(await acts(one, 'project')).toEqual(['1 added']);
      for (const id of [one, other]) {
        await remove(`project/${id}/delete`);
        await remove(`project-bin/${id}`);
      }
    });

    it('begin with what the content files brought', async () => {
      const [{ id }] = await sql.query(`SELECT id FROM project WHERE slug = 'golf-greens'`);
      expect(await acts(id, 'project')).toEqual(['1 found']);
    });
  });
});
