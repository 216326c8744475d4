import { unique } from '../blog/blog-posts.ts';
import { projectContent } from '../projects/projects.ts';
import { type AddressStaff, startAsAddressStaff } from './addresses.ts';

const newSlug = () => unique('slug').replace(' ', '-');

describe('an old address of what gets another slug', () => {
  let staff: AddressStaff;
  beforeAll(async () => {
    staff = await startAsAddressStaff();
  });
  afterAll(() => staff.stop());

  it('leads to its post, with all behind it, also when another post takes the slug', async () => {
    const [slug, now] = [newSlug(), newSlug()];
    const { id } = await staff.post({ slug });
    await staff.lead(`/${slug}`, `/blog/${slug}?ref=old#rooms`);
    await staff.change(id, { slug: now });
    await staff.post({ slug });
    expect(await staff.visit(`/${slug}`)).toBe(`/blog/${now}?ref=old#rooms`);
  });

  it('leads to its project, also when another project takes the slug', async () => {
    const [slug, now] = [newSlug(), newSlug()];
    const save = (path: string, form: object) =>
      staff.request
        .post(`/api/admin/project${path}`)
        .auth(staff.token, { type: 'bearer' })
        .send({ status: 'published', content: projectContent(), ...form });
    const { id, version } = (await save('', { slug })).body.data;
    await staff.lead(`/${slug}`, `/projects/${slug}`);
    await save(`/${id}/update`, { slug: now, version });
    await save('', { slug });
    expect(await staff.visit(`/${slug}`)).toBe(`/projects/${now}`);
  });
});
