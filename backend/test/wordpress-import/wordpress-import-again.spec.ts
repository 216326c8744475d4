import { randomUUID } from 'node:crypto';
import { ServiceUnavailableException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { jobTable } from '../../../testing/job-table.ts';
import { ImportPost } from '../../src/wordpress-import/import-post.js';
import { OldPaths } from '../../src/wordpress-import/old-paths.js';
import { type Staff, unique } from '../blog/blog-posts.ts';
import { type ImportingStaff, startAsImportingStaff } from './importing-staff.ts';
import { type Entry, exportOf } from './wordpress-export.ts';

const inBothOrders: [place: string, inOrder: (entries: Entry[]) => Entry[]][] = [
  ['with a link after it in the export', (entries) => entries],
  ['with a link before it in the export', (entries) => entries.toReversed()],
];

describe('a further import of the same blog', () => {
  let importing: ImportingStaff;
  let staff: Staff;
  beforeAll(async () => {
    importing = await startAsImportingStaff();
    staff = importing.staff;
  });
  afterAll(() => importing.stop());

  it('brings a post in once, and leaves what staff made of it', async () => {
    const blog = unique(importing.old.address);
    const title = unique('Once');
    const entries = [{ id: 5, title, content: 'Words' }];
    const { data } = await importing.imported(entries, blog);
    await staff.change(data[0].post_id, { heading: `${title}, mended` });
    const again = await importing.imported(entries, blog);
    expect(again.data[0]).toMatchObject({ state: 'present', post_id: data[0].post_id });
    expect((await importing.read(`blog/${data[0].post_id}`)).data.heading).toBe(`${title}, mended`);
  });

  it.each([
    ['over http and https', 'https://HOST', 'http://HOST/'],
    ['with and without www.', 'https://www.HOST/blog', 'https://HOST/blog'],
  ])('knows a blog again %s', async (_how, first, second) => {
    const host = `${randomUUID()}.example`;
    const entries = [{ id: 5, title: unique('Same'), content: 'Words' }];
    const { data } = await importing.imported(entries, first.replace('HOST', host));
    const again = await importing.imported(entries, second.replace('HOST', host));
    expect(again.data[0]).toMatchObject({ state: 'present', post_id: data[0].post_id });
  });

  it.each(['https://www.HOST', 'http://HOST/'])(
    'knows a post again that was brought in when the key held the site as %s',
    async (site) => {
      const host = `${randomUUID()}.example`;
      const entries = [{ id: 5, title: unique('Former'), content: 'Words' }];
      const { data } = await importing.imported(entries, `http://${host}`);
      await staff.app
        .get(DataSource)
        .query('UPDATE blog_post SET add_key = $1 WHERE id = $2', [
          `wordpress ${site.replace('HOST', host)} 5`,
          data[0].post_id,
        ]);
      const again = await importing.imported(entries, `https://${host}`);
      expect(again.data[0]).toMatchObject({ state: 'present', post_id: data[0].post_id });
    },
  );

  it('brings in what one that was given up has left, which says so', async () => {
    const blog = unique(importing.old.address);
    const entries = [{ id: 4, title: unique('Left'), content: 'Words' }];
    const run = vi.spyOn(staff.app.get(ImportPost, { strict: false }), 'run');
    onTestFinished(() => run.mockRestore());
    run.mockRejectedValue(new ServiceUnavailableException());
    const { id } = (await importing.send(exportOf(blog, entries))).body.data;
    await expect.poll(() => run.mock.calls.length).toBeGreaterThan(0);
    const job = (change: string) =>
      staff.app.get(DataSource).query(`UPDATE ${jobTable} SET ${change} WHERE key = $1`, [`import ${id}`]);
    const counts = async () => (await importing.read(`imports/${id}`)).run.counts;
    expect(await counts()).toMatchObject({ waiting: 1, failed: 0 });
    await job('attempts = max_attempts');
    await expect.poll(counts).toMatchObject({ waiting: 0, failed: 1 });
    const [left] = (await importing.read(`imports/${id}`)).data;
    expect(left.state).toBe('failed');
    expect(left.problems).toEqual([expect.stringMatching(/given up\. Please send the file again/)]);
    await job(`locked_at = now(), locked_by = 'its last try'`);
    expect(await counts()).toMatchObject({ waiting: 1, failed: 0 });
    await job('locked_at = NULL, locked_by = NULL');
    run.mockRestore();
    const again = await importing.imported(entries, blog);
    expect(again.run.counts).toMatchObject({ added: 1 });
  });

  it('adds a post with its old address, or at the next try where the server stopped between them', async () => {
    const lead = vi.spyOn(staff.app.get(OldPaths, { strict: false }), 'lead');
    onTestFinished(() => lead.mockRestore());
    lead.mockRejectedValueOnce(new ServiceUnavailableException());
    const { slug: taken } = await staff.post({ heading: unique('Taken') });
    const title = unique('Stopped');
    const link = `http://old.example/2019/06/${taken}/`;
    const { run, data, made } = await importing.imported([
      { id: 8, title, slug: taken, link, content: '[poll id="3"]' },
    ]);
    expect(lead).toHaveBeenCalledTimes(2);
    expect(data[0]).toMatchObject({
      state: 'draft',
      problems: [expect.stringContaining('[poll]'), expect.stringContaining('taken by another')],
    });
    expect([run.counts.present, made.unchanged]).toEqual([0, 1]);
    const led = await staff.request.get('/api/old-address').query({ path: `/2019/06/${taken}` });
    expect(led.status).toBe(404);
    await staff.change(data[0].post_id, { status: 'published' });
    const { body } = await staff.request.get('/api/old-address').query({ path: `/2019/06/${taken}` });
    expect(body.data.to).toBe(`/blog/${taken}-2`);
  });

  it('brings a post in once, also when it was put back from the bin', async () => {
    const blog = unique(importing.old.address);
    const entries = [{ id: 6, title: unique('Put back'), content: 'Words' }];
    const { data } = await importing.imported(entries, blog);
    const ask = (how: 'delete' | 'post', act: string) =>
      staff.request[how](`/api/admin/blog/${data[0].post_id}/${act}`).auth(staff.token, { type: 'bearer' });
    await ask('delete', 'delete').expect(200);
    await ask('post', 'restore').expect(200);
    const again = await importing.imported(entries, blog);
    expect(again.data[0]).toMatchObject({ state: 'present', post_id: data[0].post_id });
  });

  it.each(inBothOrders)(
    'leaves what staff put into the bin there, and says so, %s',
    async (_place, inOrder) => {
      const blog = unique('http://old.example/').replace(' ', '');
      const slug = unique('unwanted').replace(' ', '-');
      const binned = { id: 9, title: unique('Unwanted'), slug, content: 'Words' };
      const { data } = await importing.imported([binned], blog);
      await staff.remove(data[0].post_id);
      const address = `http://old.example/2019/05/${slug}`;
      const linking = { id: 10, title: unique('Linking'), content: `<a href="${address}">Unwanted</a>` };
      const again = await importing.imported(inOrder([binned, linking]), blog);
      const found = again.data.find(({ title }: { title: string }) => title === binned.title);
      expect(found).toMatchObject({ state: 'present', post_id: null });
      expect(found.problems).toEqual([expect.stringContaining('in the bin')]);
      expect((await again.post(linking.title)).description).toContain(address);
      await staff.request.get(`/api/blog/${slug}`).expect(404);
    },
  );

  it.each(inBothOrders)(
    'leads links to a post that is there already to where it is here, %s',
    async (_place, inOrder) => {
      const blog = unique('http://old.example/').replace(' ', '');
      const { slug } = await staff.post({ heading: unique('Taken') });
      const present = { id: 7, title: unique('Present'), slug, content: 'Words' };
      await importing.imported([present], blog);
      const link = `<a href="http://old.example/2019/05/${slug}">Present</a>`;
      const linking = { id: 8, title: unique('Linking'), content: link };
      const { post } = await importing.imported(inOrder([present, linking]), blog);
      const { slug: here } = await post(present.title);
      expect(here).not.toBe(slug);
      expect((await post(linking.title)).description).toContain(`href=&quot;/blog/${here}&quot;`);
    },
  );
});
