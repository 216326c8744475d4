import { type Staff, startAsStaff } from '../blog/blog-posts.ts';

describe('a link to what is not on the site yet', () => {
  let staff: Staff;
  beforeAll(async () => {
    staff = await startAsStaff({ SITE_URL: 'https://studio.example' });
  });
  afterAll(() => staff.stop());

  const check = async (address: string) => {
    const sent = staff.request.post('/api/admin/links/check').auth(staff.token, { type: 'bearer' });
    const { state, suggestion, awaited } = (await sent.send({ addresses: [address] })).body.data[0];
    return { state, suggestion, awaited };
  };
  const dead = { state: 'dead', suggestion: null };

  it('says that it is a draft, also by an old address that leads there', async () => {
    const { id, slug } = await staff.post();
    const rule = { from: `/old-${slug}`, to: `/blog/${slug}` };
    await staff.request.post('/api/admin/addresses').auth(staff.token, { type: 'bearer' }).send(rule);
    await staff.change(id, { status: 'draft' });
    const awaited = { kind: 'blog', publish_at: null };
    expect(await check(`https://studio.example${rule.to}#top`)).toEqual({ ...dead, awaited });
    expect(await check(rule.from)).toEqual({ ...dead, awaited });
  });

  it('says when it goes live, and nothing once it is in the bin', async () => {
    const publish_at = new Date(Date.now() + 86_400_000).toISOString();
    const { id, slug } = await staff.post({ status: 'scheduled', publish_at });
    expect(await check(`/blog/${slug}`)).toEqual({ ...dead, awaited: { kind: 'blog', publish_at } });
    await staff.destroy(id);
    expect((await check(`/blog/${slug}`)).awaited).toBeNull();
  });
});
