import { DataSource } from 'typeorm';
import { PictureClaims } from '../../src/pictures/picture-claims.js';
import { type Staff, startAsStaff } from './blog-posts.ts';
import { adminEmail } from '../setup/start-app.ts';

describe('two people who edit the same post', () => {
  let staff: Staff;
  beforeAll(async () => {
    staff = await startAsStaff();
  });
  afterAll(() => staff.stop());

  it('do not overwrite each other: the second is told who was first, and when', async () => {
    const post = await staff.post({ alt: 'Old' });
    const first = await staff.change(post.id, { alt: 'First', version: post.version });
    expect(first.status).toBe(200);
    expect(first.body.data.version).toBeGreaterThan(post.version);
    const second = await staff.change(post.id, { alt: 'Second', version: post.version });
    expect(second.status).toBe(409);
    expect(second.body.message).toMatch(
      new RegExp(
        `^${adminEmail} saved this blog on .+, after you had opened it\\. Nothing was overwritten\\.$`,
      ),
    );
    const { version, updated_at } = first.body.data;
    expect(second.body.conflict).toEqual({ id: post.id, version, updated_at, updated_by: adminEmail });
    expect(second.body.error).toBe(second.body.message);
    const again = await staff.change(post.id, { alt: 'Second', version });
    expect(again.body.data.alt).toBe('Second');
    await staff.destroy(post.id);
  });

  it('at the very same moment: one save is taken, the others are told', async () => {
    const post = await staff.post();
    const saves = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        staff.change(post.id, { alt: `Save ${index}`, version: post.version }),
      ),
    );
    expect(saves.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array(7).fill(409)]);
    await staff.destroy(post.id);
  });

  it('one while the save of the other ends: both are told which version is theirs', async () => {
    const post = await staff.post();
    const first = { alt: 'First', version: post.version };
    vi.spyOn(staff.app.get(PictureClaims), 'removeUnused').mockImplementationOnce(async () => {
      await staff.change(post.id, { alt: 'Second', version: post.version + 1 });
    });
    const { version } = (await staff.change(post.id, first)).body.data;
    expect(version).toBe(post.version + 1);
    expect((await staff.change(post.id, { alt: 'Third', version })).status).toBe(409);
    await staff.destroy(post.id);
  });

  it('are not held up by a save that changed nothing', async () => {
    const post = await staff.post({ alt: 'Same' });
    const same = await staff.change(post.id, { alt: 'Same', version: post.version });
    expect(same.body.data.version).toBe(post.version);
    await staff.destroy(post.id);
  });

  it('save as ever without a version, and with a blank one', async () => {
    const post = await staff.post();
    await staff.change(post.id, { alt: 'First' });
    expect((await staff.change(post.id, { alt: 'Second' })).status).toBe(200);
    expect((await staff.change(post.id, { alt: 'Third', version: '' })).status).toBe(200);
    await staff.destroy(post.id);
  });

  it('are told of somebody whose account is gone as somebody else', async () => {
    const post = await staff.post();
    await staff.change(post.id, { alt: 'First' });
    await staff.app.get(DataSource).query('UPDATE blog_post SET updated_by = NULL WHERE id = $1', [post.id]);
    const second = await staff.change(post.id, { alt: 'Second', version: post.version });
    expect(second.body.message).toMatch(/^Somebody else saved this blog/);
    await staff.destroy(post.id);
  });

  it.each(['one', '1.5', '{}'])('are told that %s is no version', async (version) => {
    const post = await staff.post();
    const response = await staff.change(post.id, { version });
    expect(response.status).toBe(422);
    expect(response.body.messages).toEqual({ version: expect.stringMatching(/whole number\.$/) });
    await staff.destroy(post.id);
  });
});
