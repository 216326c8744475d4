import { randomInt } from 'node:crypto';
import { StorePostPictures } from '../../src/wordpress-import/store-post-pictures.js';
import { type Staff, unique } from '../blog/blog-posts.ts';
import { type ImportingStaff, startAsImportingStaff } from './importing-staff.ts';

const addressOf = (month: string, slug: string) => `http://old.example/2019/${month}/${slug}/`;

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

  it('leads links to a post whose address is taken by another blog, or by one of the export, to where it comes to be', async () => {
    const { slug: taken } = await staff.post({ heading: unique('Taken') });
    const same = unique('same').replace(' ', '-');
    const [one, two, three] = [unique('One'), unique('Two'), unique('Three')];
    const links = `<a href="${addressOf('02', taken)}">Two</a> <a href="${addressOf('03', same)}">Three</a>`;
    const { data, post } = await importing.imported(
      [
        { id: 101, title: one, slug: same, link: addressOf('01', same), content: links },
        { id: 102, title: two, slug: taken, link: addressOf('02', taken), content: 'Two' },
        { id: 103, title: three, slug: same, link: addressOf('03', same), content: 'Three' },
      ],
      'http://old.example',
    );
    const [{ slug: first, description }, { slug: second }, { slug: third }] = [
      await post(one),
      await post(two),
      await post(three),
    ];
    expect([first, second, third]).toEqual([same, `${taken}-2`, `${same}-2`]);
    expect(description.match(/\/blog\/[\w-]+/g)).toEqual([`/blog/${second}`, `/blog/${third}`]);
    expect(data.map(({ problems }: { problems: string[] }) => problems.length)).toEqual([1, 1, 0]);
    const told = data.find(({ title }: { title: string }) => title === three);
    expect(told.problems).toEqual([expect.stringContaining('taken by another blog')]);
  });

  it('says when links may lead elsewhere, as another blog took the address while the import ran', async () => {
    const pictures = staff.app.get(StorePostPictures, { strict: false });
    const run = vi.spyOn(pictures, 'run');
    onTestFinished(() => run.mockRestore());
    const title = unique('slow').replace(' ', '-');
    run.mockImplementationOnce(async (...sent) => {
      await staff.post({ slug: title });
      return pictures.run(...sent);
    });
    const { data } = await importing.imported([{ id: 1, title, slug: title, content: 'Words' }]);
    expect(data[0].problems.join(' ')).toMatch(/while the import ran: see where links/);
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
