import { type Staff, startAsStaff } from './blog-posts.ts';

describe('the category of a post', () => {
  let staff: Staff;
  beforeAll(async () => {
    staff = await startAsStaff();
  });
  afterAll(() => staff.stop());

  it('is one of the content, and the first of it unless chosen', async () => {
    const [plain, chosen] = [await staff.post(), await staff.post({ category: 'interior-design' })];
    expect([plain.category, chosen.category]).toEqual(['', 'interior-design']);
    await staff.change(chosen.id, { alt: 'Changed' });
    const { body } = await staff.request.get(`/api/blog/${chosen.slug}`);
    expect(body.data.category).toBe('interior-design');
    await Promise.all([plain, chosen].map(({ id }) => staff.destroy(id)));
  });

  it('is none that the content does not have', async () => {
    const refused = await staff.add({ heading: 'A post', category: 'gardening' });
    expect([refused.status, refused.body.messages]).toEqual([
      422,
      { category: 'Please choose one of the categories.' },
    ]);
  });
});
