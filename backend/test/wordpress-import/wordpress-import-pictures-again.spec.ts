import { randomUUID } from 'node:crypto';
import { UpdatePost } from '../../src/blog/update-post.js';
import { decodeDescription } from '../../src/blog/text/description.js';
import { type Staff, unique } from '../blog/blog-posts.ts';
import { type ImportingStaff, startAsImportingStaff } from './importing-staff.ts';

const MISSING = /could not be fetched/;

describe('pictures that could not be fetched', () => {
  let importing: ImportingStaff;
  let staff: Staff;
  beforeAll(async () => {
    importing = await startAsImportingStaff();
    staff = importing.staff;
  });
  beforeEach(() => {
    importing.old.isBack = false;
  });
  afterAll(() => importing.stop());

  const broken = (id: number) => {
    const [title, site, late] = [unique('Broken'), importing.old.address, `late-${randomUUID()}`];
    const content = `<figure><img src="${site}/${late}.jpg" alt="Oak"><figcaption>At noon</figcaption></figure><img src="${site}/room-${id}.jpg" alt="Hall">`;
    const top = { id: 100 + id, title: 'Top', type: 'attachment', picture: `${site}/${late}-top.jpg` };
    return [{ id, title, content, meta: { _thumbnail_id: String(100 + id) } }, top];
  };
  const again = (run: number) =>
    staff.request.post(`/api/admin/imports/${run}/pictures`).auth(staff.token, { type: 'bearer' });

  it('are put where they belong by another try, and the blog goes on the site as it was there', async () => {
    const entries = broken(1);
    const first = await importing.imported(entries);
    expect(first.made).toEqual({ unchanged: 1, changed: 0, lacking_pictures: 1 });
    expect(first.data[0]).toMatchObject({
      state: 'draft',
      problems: [expect.stringMatching(MISSING), expect.stringMatching(MISSING)],
    });

    importing.old.isBack = true;
    importing.old.asked.length = 0;
    await again(first.run.id).expect(202);
    const { data, run, made, post } = await importing.ended(first.run.id);
    expect(run.counts).toMatchObject({ added: 1, draft: 0 });
    expect(data[0]).toMatchObject({ state: 'added', problems: [] });
    expect(made).toEqual({ unchanged: 1, changed: 0, lacking_pictures: 0 });
    expect(importing.old.asked).not.toContain('/room-1.jpg');
    const saved = await post(entries[0]?.title ?? '');
    expect(saved).toMatchObject({ status: 'published', date_at: '2019-05-04' });
    expect(saved.feature_image).toMatch(/^uploads\//);
    const text = decodeDescription(saved.description).replaceAll('\n', '');
    expect(text).toMatch(
      /^<figure><img [^>]*alt="Oak"><figcaption>At noon<\/figcaption><\/figure><p><img [^>]*alt="Hall"><\/p>$/,
    );
    await again(run.id).expect(409);
    const taken = await staff.request
      .post(`/api/admin/imports/${run.id}/take-back`)
      .auth(staff.token, { type: 'bearer' });
    expect(taken.body.data).toEqual({ taken_back: 1, left: 0 });
  });

  it('are asked for again as often as somebody likes', async () => {
    const { run } = await importing.imported(broken(2), undefined, true);
    await again(run.id).expect(202);
    const second = await importing.ended(run.id);
    expect(second.made.lacking_pictures).toBe(1);
    expect(second.data[0]).toMatchObject({
      state: 'draft',
      problems: [expect.stringMatching(MISSING), expect.stringMatching(MISSING)],
    });
    importing.old.isBack = true;
    await again(run.id).expect(202);
    const third = await importing.ended(run.id);
    expect(third.data[0]).toMatchObject({ state: 'draft', problems: [] });
  });

  it('can be asked for again after a try that failed for another reason', async () => {
    const { run } = await importing.imported(broken(6));
    importing.old.isBack = true;
    const update = vi.spyOn(staff.app.get(UpdatePost, { strict: false }), 'run');
    update.mockRejectedValue(new Error('deadlock detected'));
    onTestFinished(() => update.mockRestore());
    await again(run.id).expect(202);
    const failed = await importing.ended(run.id);
    expect(failed.made).toEqual({ unchanged: 1, changed: 0, lacking_pictures: 1 });
    expect(failed.data[0].problems).toHaveLength(2);
    update.mockRestore();
    await again(run.id).expect(202);
    const { data } = await importing.ended(run.id);
    expect(data[0]).toMatchObject({ state: 'added', problems: [] });
  });

  it('stay away from a blog that somebody changed', async () => {
    const entries = [...broken(3), ...broken(4)];
    const { run, post } = await importing.imported(entries);
    const title = entries[0]?.title ?? '';
    const { id } = await post(title);
    const { data } = (await staff.change(id, { description: '<p>Ours now</p>' })).body;
    importing.old.isBack = true;
    await again(run.id).expect(202);
    const { made } = await importing.ended(run.id);
    expect(made).toEqual({ unchanged: 1, changed: 1, lacking_pictures: 0 });
    expect(await post(title)).toMatchObject({ version: data.version, status: 'draft' });
  });

  it('are tried again in the name of whoever asked for it', async () => {
    const { run } = await importing.imported(broken(5));
    await again(run.id).expect(202);
    await importing.ended(run.id);
    const { data } = await importing.read('audit?action=pictures of an import tried again');
    expect(data[0]).toMatchObject({ subject: `1 of ${run.site}`, subject_type: 'blog' });
  });
});
