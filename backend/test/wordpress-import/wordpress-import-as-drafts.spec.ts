import { unique } from '../blog/blog-posts.ts';
import { type ImportingStaff, startAsImportingStaff } from './importing-staff.ts';
import { exportOf } from './wordpress-export.ts';

describe('an import as drafts', () => {
  let importing: ImportingStaff;
  beforeAll(async () => {
    importing = await startAsImportingStaff();
  });
  afterAll(() => importing.stop());

  it('puts nothing on the site, and a blog that is published later has its day of old', async () => {
    const { staff } = importing;
    const title = unique('Held');
    const entries = [
      { id: 1, title, content: 'Words' },
      {
        id: 2,
        title: unique('Planned'),
        status: 'future',
        content: 'Words',
        more: '<wp:post_date_gmt>2199-01-02 10:00:00</wp:post_date_gmt>',
      },
    ];
    const { run, data, post } = await importing.imported(entries, undefined, true);
    expect(run).toMatchObject({ as_drafts: true, counts: { added: 0, draft: 2 } });
    const { id, slug, status, date_at } = await post(title);
    expect({ status, date_at }).toEqual({ status: 'draft', date_at: '2019-05-04' });
    await staff.request.get(`/api/blog/${slug}`).expect(404);
    expect(data.map(({ problems }: { problems: string[] }) => problems)).toEqual([[], []]);

    await staff.change(id, { status: 'published' });
    const { body } = await staff.request.get(`/api/blog/${slug}`).expect(200);
    expect(body.data.date_at).toBe('2019-05-04');
  });

  it('is what comes of a file that is sent without an answer to the question', async () => {
    const { staff, read } = importing;
    const file = exportOf(unique('http://old.example'), [{ id: 1, title: unique('Unasked'), content: 'a' }]);
    const { body } = await staff.request
      .post('/api/admin/imports')
      .auth(staff.token, { type: 'bearer' })
      .attach('file', file, 'a.xml')
      .expect(202);
    expect(body.data.as_drafts).toBe(true);
    const counts = async () => (await read(`imports/${body.data.id}`)).run.counts;
    await expect.poll(counts).toMatchObject({ waiting: 0, draft: 1 });
  });

  it('leads old addresses and links to a draft that is renamed before it is published', async () => {
    const { staff, imported } = importing;
    const [slug, now] = [unique('first').replace(' ', '-'), unique('second').replace(' ', '-')];
    const { post } = await imported([{ id: 1, title: slug, slug, content: 'Words' }], undefined, true);
    await staff.change((await post(slug)).id, { slug: now, status: 'published' });
    const led = await staff.request.get('/api/old-address').query({ path: `/2019/05/${slug}/` });
    expect(led.body.data).toMatchObject({ to: `/blog/${now}` });
    expect((await staff.request.get(`/api/blog/${slug}`)).body.data).toMatchObject({ slug: now });
  });

  it('takes no address that another blog had, not even with a draft that leaves it', async () => {
    const { staff, imported } = importing;
    const [slug, now] = [unique('first').replace(' ', '-'), unique('second').replace(' ', '-')];
    const { id } = await staff.post({ slug });
    await staff.change(id, { slug: now });
    const { post } = await imported([{ id: 1, title: slug, slug, content: 'Words' }], undefined, true);
    const draft = await post(slug);
    expect(draft.slug).toBe(`${slug}-2`);
    await staff.change(draft.id, { slug });
    await staff.change(draft.id, { slug: `${slug}-later` });
    expect((await staff.request.get(`/api/blog/${slug}`)).body.data).toMatchObject({ slug: now });
  });

  it('tells first of the drafts at which there is something to look', async () => {
    const [plain, broken] = [unique('Plain'), unique('Broken')];
    const entries = [
      { id: 1, title: plain, content: 'Words' },
      { id: 2, title: broken, content: '[poll id="3"]' },
    ];
    const { data } = await importing.imported(entries, undefined, true);
    expect(data.map(({ title }: { title: string }) => title)).toEqual([broken, plain]);
  });
});
