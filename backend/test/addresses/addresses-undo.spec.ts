import { randomUUID } from 'node:crypto';
import { type AddressStaff, startAsAddressStaff } from './addresses.ts';

const some = () => `/undo-${randomUUID().slice(0, 8)}`;

describe('an old address that was removed is put back as it was', () => {
  let staff: AddressStaff;
  beforeAll(async () => {
    staff = await startAsAddressStaff();
  });
  afterAll(() => staff.stop());

  const endOf = async (from: string) => {
    const { body } = await staff.read(`?search=${from}`);
    return body.data.find((address: { from: string }) => address.from === from)?.to;
  };
  async function removeAndPutBack(from: string): Promise<unknown> {
    const { body } = await staff.send('/remove', { from });
    expect(await endOf(from)).toBeUndefined();
    const { status } = await staff.send('', { ...body.data, is_undo: true });
    return [status, await endOf(from)];
  }

  it('while a page is at it, to which others go on leading', async () => {
    const [other, post] = [some(), await staff.post({ status: 'draft' })];
    const from = `/blog/${post.slug}`;
    await staff.lead(from, '/projects');
    await staff.change(post.id, { status: 'published' });
    await staff.lead(other, from);
    expect(await removeAndPutBack(from)).toEqual([200, '/projects']);
    expect(await staff.visit(other)).toBe(from);
    await staff.change(post.id, { status: 'draft' });
    expect(await staff.visit(other)).toBe('/projects');
    await staff.destroy(post.id);
  });

  it('while what it leads to is off the site', async () => {
    const [from, post] = [some(), await staff.post()];
    await staff.lead(from, `/blog/${post.slug}`);
    await staff.change(post.id, { status: 'draft' });
    expect(await removeAndPutBack(from)).toEqual([200, `/blog/${post.slug}`]);
    await staff.destroy(post.id);
  });

  it('but is never something else, nor a circle', async () => {
    const from = some();
    const putBack = async (to: string) => (await staff.send('', { from, to, is_undo: true })).status;
    expect(await Promise.all(['//evil.example', 'javascript:alert(1)', from].map(putBack))).toEqual([
      422, 422, 422,
    ]);
    expect((await staff.send('', { from: '//evil.example', to: '/', is_undo: true })).status).toBe(422);
  });

  it('and leads nowhere once it has become a circle, with all that leads there', async () => {
    const [one, two] = [await staff.post({ status: 'draft' }), await staff.post()];
    const [first, second] = [`/blog/${one.slug}`, `/blog/${two.slug}`];
    await staff.lead(first, second);
    await staff.change(one.id, { status: 'published' });
    await staff.change(two.id, { status: 'draft' });
    await staff.lead(second, first);
    await staff.change(one.id, { status: 'draft' });
    for (let visit = 0; visit < 3; visit += 1) expect(await staff.visit(first)).toBe(404);
    await staff.counted();
    expect((await staff.read('/missed')).status).toBe(200);
    for (const { id } of [one, two]) await staff.destroy(id);
  });
});
