import { randomInt } from 'node:crypto';
import { type Staff, unique } from '../blog/blog-posts.ts';
import { type ImportingStaff, startAsImportingStaff } from './importing-staff.ts';

describe('the addresses of an export of WordPress', () => {
  let importing: ImportingStaff;
  let staff: Staff;
  let site: string;
  beforeAll(async () => {
    importing = await startAsImportingStaff();
    staff = importing.staff;
    site = importing.old.address;
  });
  afterAll(() => importing.stop());

  it('leads links between its posts to where they are here', async () => {
    const [one, two] = [unique('one').replace(' ', '-'), unique('two').replace(' ', '-')];
    const path = `/2019/05/${two}`;
    const { post } = await importing.imported(
      [
        {
          id: 1,
          title: one,
          slug: one,
          content: `<a href="http://old.example${path}">Two</a> <a href="${path}/">Two</a>`,
        },
        { id: 2, title: two, slug: two, content: 'Two' },
      ],
      'http://www.old.example',
    );
    expect((await post(one)).description.split(`href=&quot;/blog/${two}&quot;`)).toHaveLength(3);
  });

  it('leads an address nowhere that stays the same', async () => {
    const slug = unique('same').replace(' ', '-');
    const { data } = await importing.imported([
      { id: 1, title: slug, slug, link: `${site}/blog/${slug}/`, status: 'draft', content: 'Words' },
    ]);
    expect(data[0]).toMatchObject({ state: 'draft', problems: [] });
  });

  it('leads the number of a post there, in links too', async () => {
    const [title, other, number] = [unique('Plain'), unique('Linked'), randomInt(1_000_000, 9_999_999)];
    const link = `${site}/?p=${number}`;
    const { data, post } = await importing.imported(
      [
        { id: number, title, link, content: 'Words' },
        { id: 2, title: other, content: `<a href="${link}">Plain</a>` },
      ],
      site,
    );
    expect(data[0]).toMatchObject({ state: 'added', problems: [] });
    const { slug } = await post(title);
    const led = await staff.request.get('/api/old-address').query({ path: `/?p=${number}&utm_source=mail` });
    expect(led.body.data).toMatchObject({ to: `/blog/${slug}` });
    expect((await post(other)).description).toContain(`href=&quot;/blog/${slug}&quot;`);
  });

  it('tells of an old address that cannot lead to its post', async () => {
    const link = `${site}/?cat=3`;
    const { data } = await importing.imported([{ id: 12, title: unique('Plain'), link, content: 'Words' }]);
    expect(data[0]).toMatchObject({
      state: 'added',
      problems: [
        `Its old address ${link} does not lead here: with a question mark only the number of a blog can.`,
      ],
    });
  });
});
