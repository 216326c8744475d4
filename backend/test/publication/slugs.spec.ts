import { type ProjectStaff, startAsProjectStaff } from '../projects/projects.ts';

describe('a slug', () => {
  let staff: ProjectStaff;
  beforeAll(async () => {
    staff = await startAsProjectStaff();
  });
  afterAll(() => staff.stop());

  const ask = async (query: string) => (await staff.get(`slugs?${query}`)).body.data;

  it('is taken for others, not for the one that has it, nor of another kind', async () => {
    const project = await staff.project();
    const { id, slug } = project;
    expect(await ask(`kind=project&slug=${slug.toUpperCase()}`)).toEqual({ slug, is_taken: true });
    expect(await ask(`kind=project&slug=${slug}&id=${id}`)).toEqual({ slug, is_taken: false });
    expect(await ask(`kind=blog&slug=${slug}&id=`)).toEqual({ slug, is_taken: false });
    await staff.delete(`project/${id}/delete`);
    expect(await ask(`kind=project&slug=${slug}`)).toEqual({ slug, is_taken: false });
    await staff.destroy(project);
  });

  it('is free where nothing of it is left', async () => {
    expect(await ask('kind=blog&slug=%3F%3F')).toEqual({ slug: '', is_taken: false });
  });

  it.each(['kind=page&slug=a', 'kind=blog', 'kind=blog&slug=a&id=x', `kind=blog&slug=${'a'.repeat(301)}`])(
    'is not asked for like this: %#',
    async (query) => expect((await staff.get(`slugs?${query}`)).status).toBe(422),
  );
});
