import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { DataSource } from 'typeorm';
import { jobTable } from '../../../testing/job-table.ts';
import { MadeByImport } from '../../src/wordpress-import/made-by-import.js';
import { StorePostPictures } from '../../src/wordpress-import/store-post-pictures.js';
import { type Staff, unique } from '../blog/blog-posts.ts';
import { type ImportingStaff, startAsImportingStaff } from './importing-staff.ts';
import { exportOf } from './wordpress-export.ts';

const entry = (id: number, name: string, content = 'Words') => {
  const slug = unique(name).replace(' ', '-');
  return { id, title: slug, slug, content };
};

describe('an import that is taken back', () => {
  let importing: ImportingStaff;
  let staff: Staff;
  beforeAll(async () => {
    importing = await startAsImportingStaff();
    staff = importing.staff;
  });
  afterAll(() => importing.stop());

  const leadsTo = async (slug: string) =>
    (await staff.request.get(`/api/old-address?path=/2019/05/${slug}`)).body.data?.to;
  const ask = (path: string) =>
    staff.request.post(`/api/admin/${path}`).auth(staff.token, { type: 'bearer' });
  const takeBack = async (run: number) => (await ask(`imports/${run}/take-back`).expect(200)).body.data;
  const write = ({ id, version }: { id: number; version: number }) =>
    staff.request
      .put(`/api/admin/drafts/${randomUUID()}`)
      .auth(staff.token, { type: 'bearer' })
      .send({ kind: 'blog', id, based_on: version, revision: 0, content: { heading: 'Ours soon' } })
      .expect(200);
  const betweenFindingAndMove = async (run: number, act: () => PromiseLike<unknown>) => {
    const made = staff.app.get(MadeByImport, { strict: false });
    const of = vi.spyOn(made, 'of').mockResolvedValueOnce(await made.of(run));
    onTestFinished(() => of.mockRestore());
    await act();
  };
  /** Before the pictures of the blog are fetched. */
  const hold = (title: string) => {
    const pictures = staff.app.get(StorePostPictures, { strict: false });
    const whole = pictures.run.bind(pictures);
    const run = vi.spyOn(pictures, 'run');
    onTestFinished(() => run.mockRestore());
    const go = new EventEmitter<{ on: [] }>();
    let isReached = false;
    run.mockImplementation(async (post, around) => {
      if (post.form.heading === title) {
        isReached = true;
        await once(go, 'on');
      }
      return whole(post, around);
    });
    const untilReached = async () => {
      await expect.poll(() => isReached).toBe(true);
    };
    return { untilReached, goOn: () => go.emit('on') };
  };
  const ended = (run: number) => {
    const jobs = () => staff.app.get(DataSource).query(`SELECT FROM ${jobTable} WHERE key = 'import ${run}'`);
    return expect.poll(jobs).toEqual([]);
  };
  const bin = async () =>
    (await importing.read('blog-bin?limit=50')).data.map(({ id }: { id: number }) => id);

  it('puts what nobody changed into the bin with its old address, and leaves what somebody changed', async () => {
    const [plain, changed] = [entry(1, 'plain'), entry(2, 'changed')];
    const { run, post } = await importing.imported([plain, changed]);
    const [{ id }, other] = [await post(plain.title), await post(changed.title)];
    await staff.change(other.id, { short_description: 'Ours now' });
    const report = () => importing.read(`imports/${run.id}`);
    expect((await report()).made).toEqual({ unchanged: 1, changed: 1, lacking_pictures: 0 });
    expect(await leadsTo(plain.slug)).toBe(`/blog/${plain.slug}`);

    expect(await takeBack(run.id)).toEqual({ taken_back: 1, left: 1 });
    await staff.request.get(`/api/blog/${plain.slug}`).expect(404);
    await staff.request.get(`/api/blog/${changed.slug}`).expect(200);
    expect(await bin()).toContain(id);
    expect(await leadsTo(changed.slug)).toBe(`/blog/${changed.slug}`);
    const rules = await importing.read(`addresses?search=${plain.slug}`);
    expect(rules.data).toEqual([]);
    const after = await report();
    expect(after.run.counts).toMatchObject({ taken_back: 1, added: 1 });
    expect(after.data[1]).toMatchObject({ title: plain.title, state: 'taken back', post_id: null });
    expect(await takeBack(run.id)).toEqual({ taken_back: 0, left: 1 });

    const { data } = await importing.read('audit?action=import taken back');
    expect(data[0].subject).toMatch(/^1 blog of .*; 1 changed blog stays$/);
    await ask(`blog/${id}/restore`).expect(200);
    await staff.request.get(`/api/blog/${plain.slug}`).expect(200);
  });

  it('leaves what was here before, and what staff put back from the bin', async () => {
    const blog = unique(importing.old.address);
    const [first, second] = [entry(1, 'first'), entry(2, 'second')];
    await importing.imported([first], blog);
    const { run, post } = await importing.imported([first, second], blog);
    const { id } = await post(second.title);
    await staff.remove(id);
    await ask(`blog/${id}/restore`).expect(200);
    expect(await takeBack(run.id)).toEqual({ taken_back: 0, left: 1 });
  });

  it('goes on past a blog that somebody bins meanwhile', async () => {
    const [gone, plain] = [entry(1, 'gone'), entry(2, 'plain')];
    const { run, post } = await importing.imported([gone, plain]);
    const { id } = await post(gone.title);
    await betweenFindingAndMove(run.id, () => staff.remove(id));
    expect(await takeBack(run.id)).toEqual({ taken_back: 1, left: 0 });
    const { data } = await importing.read('audit?action=import taken back');
    expect(data[0].subject).toBe(`1 blog of ${run.site}`);
  });

  it('leaves what somebody writes in, also when they begin meanwhile', async () => {
    const [first, second] = [entry(1, 'written'), entry(2, 'begun')];
    const { run, post } = await importing.imported([first, second]);
    await write(await post(first.title));
    expect((await importing.read(`imports/${run.id}`)).made).toMatchObject({ unchanged: 1, changed: 1 });
    const begun = await post(second.title);
    await betweenFindingAndMove(run.id, () => write(begun));
    expect(await takeBack(run.id)).toEqual({ taken_back: 0, left: 2 });
    await staff.request.get(`/api/blog/${second.slug}`).expect(200);
  });

  it('leaves an old address that staff led elsewhere', async () => {
    const plain = entry(1, 'led');
    const { run } = await importing.imported([plain]);
    const path = `/2019/05/${plain.slug}`;
    await staff.request
      .post('/api/admin/addresses')
      .auth(staff.token, { type: 'bearer' })
      .send({ from: path, to: '/projects', why: '', before: `/blog/${plain.slug}` })
      .expect(200);
    await takeBack(run.id);
    expect(await leadsTo(plain.slug)).toBe('/projects');
  });

  it('comes in anew when its file is sent again, with the links between its blogs', async () => {
    const blog = unique('http://old.example/').replace(' ', '');
    const target = entry(1, 'target');
    const address = `http://old.example/2019/05/${target.slug}`;
    const entries = [entry(2, 'linking', `<a href="${address}">Target</a>`), target];
    const { run, post } = await importing.imported(entries, blog);
    const { id } = await post(target.title);
    await takeBack(run.id);
    const again = await importing.imported(entries, blog);
    expect(again.run.counts).toMatchObject({ added: 2, present: 0 });
    const linking = await again.post(entries[0]?.title ?? '');
    expect(linking.description).toContain(`href=&quot;/blog/${target.slug}&quot;`);
    expect(await leadsTo(target.slug)).toBe(`/blog/${target.slug}`);
    await ask(`blog/${id}/restore`).expect(200);
  });

  it('is no longer told of a blog that is put back, which stays out once staff bin it', async () => {
    const blog = unique(importing.old.address);
    const plain = entry(1, 'restored');
    const { run, post } = await importing.imported([plain], blog);
    const { id } = await post(plain.title);
    await takeBack(run.id);
    await ask(`blog/${id}/restore`).expect(200);
    const report = await importing.read(`imports/${run.id}`);
    expect(report.data[0]).toMatchObject({ state: 'added', post_id: id });
    expect(report.made).toEqual({ unchanged: 0, changed: 1, lacking_pictures: 0 });

    await staff.remove(id);
    const again = await importing.imported([plain], blog);
    expect(again.data[0]).toMatchObject({
      state: 'present',
      problems: [expect.stringContaining('in the bin')],
    });
  });

  it('leads no old address to a blog whose pictures are being tried again', async () => {
    const plain = entry(1, 'lacking', '<img src="http://127.0.0.1:9/none.webp">');
    const { run } = await importing.imported([plain]);
    const held = hold(plain.title);
    await ask(`imports/${run.id}/pictures`).expect(202);
    await held.untilReached();
    expect(await takeBack(run.id)).toEqual({ taken_back: 1, left: 0 });
    held.goOn();
    await ended(run.id);
    expect((await importing.read(`addresses?search=${plain.slug}`)).data).toEqual([]);
  });

  it('ends when it still runs: what it has not reached is not made, nor what is being made', async () => {
    const [first, second, third] = [entry(1, 'first'), entry(2, 'second'), entry(3, 'third')];
    const held = hold(second.title);
    const file = exportOf(unique('http://old.example'), [first, second, third]);
    const { id } = (await importing.send(file)).body.data;
    await held.untilReached();
    expect(await takeBack(id)).toEqual({ taken_back: 1, left: 0 });
    held.goOn();
    await ended(id);
    const { counts } = (await importing.read(`imports/${id}`)).run;
    expect(counts).toMatchObject({ waiting: 0, taken_back: 1, left_out: 2, added: 0 });
    for (const { slug } of [first, second, third]) await staff.request.get(`/api/blog/${slug}`).expect(404);
    expect(await leadsTo(second.slug)).toBeUndefined();
    await ask('imports/999999/take-back').expect(404);
  });
});
