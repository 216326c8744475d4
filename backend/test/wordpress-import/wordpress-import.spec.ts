import { decodeDescription } from '../../src/blog/text/description.js';
import { FetchPicture } from '../../src/wordpress-import/fetch-picture.js';
import { type Staff, unique } from '../blog/blog-posts.ts';
import { picture } from '../pictures/pictures.ts';
import { type ImportingStaff, startAsImportingStaff } from './importing-staff.ts';
import { exportOf } from './wordpress-export.ts';

const row = (...pictures: number[]) =>
  `<figure>${pictures.map((one) => `<figure>${one}</figure>`).join('')}</figure>`;

describe('an export of WordPress', () => {
  let importing: ImportingStaff;
  let staff: Staff;
  let site: string;
  beforeAll(async () => {
    importing = await startAsImportingStaff();
    staff = importing.staff;
    site = importing.old.address;
  });
  afterAll(() => importing.stop());

  it('brings pictures in whose names are no UTF-8', async () => {
    const { data } = await importing.imported([
      {
        id: 1,
        title: unique('Names'),
        content: `<img src="${site}/room%E9.jpg?width=100%"><img src="${site}/room-2.jpg">`,
      },
    ]);
    expect(data[0]).toMatchObject({ state: 'added', problems: [] });
  });

  it('takes pictures that are part of its text', async () => {
    const title = unique('Inside');
    const sources = [await picture(80, 60), Buffer.from('words'), Buffer.alloc(200)].map((bytes) =>
      bytes.toString('base64'),
    );
    const content = sources.map((data) => `<img src="data:image/png;base64,${data}" alt="Oak">`).join('');
    const { data, post } = await importing.imported([{ id: 1, title, content }]);
    expect(String(data[0].problems)).toMatch(/^2 pictures could not be taken over; their descriptions/);
    const text = decodeDescription((await post(title)).description);
    expect(text).toMatch(/^<p><img src="\/api\/uploads\/[^"]+" alt="Oak">OakOak<\/p>$/);
  });

  it('is taken from staff alone', async () => {
    expect((await staff.request.post('/api/admin/imports')).status).toBe(401);
    expect((await staff.request.get('/api/admin/imports')).status).toBe(401);
  });

  it('becomes posts with their words, day, address and pictures', async () => {
    const title = unique('Oak &amp; linen');
    const slug = unique('oak').replace(' ', '-');
    const { post, run } = await importing.imported([
      {
        id: 1,
        title,
        slug,
        content: `First line\n\n<img src="${site}/room-300x200.jpg" alt="A room">\n\nLast`,
        meta: { _thumbnail_id: '9', _yoast_wpseo_metadesc: 'About oak' },
      },
      {
        id: 9,
        title: 'room',
        type: 'attachment',
        picture: `${site}/room.jpg`,
        meta: { _wp_attachment_image_alt: 'Oak' },
      },
    ]);
    const saved = await post(title.replace('&amp;', '&'));
    expect(saved).toMatchObject({
      slug,
      date_at: '2019-05-04',
      status: 'published',
      alt: 'Oak',
      meta_description: 'About oak',
      short_description: 'First line Last',
      feature_image: expect.stringMatching(/^uploads\//),
    });
    expect(saved.description).toContain('&lt;p&gt;First line&lt;/p&gt;');
    expect(saved.description).toMatch(/img src=&quot;\/api\/uploads\/[^"]+\.webp&quot; alt=&quot;A room/);
    expect(run.counts).toMatchObject({ added: 1, draft: 0, failed: 0, left_out: 0 });
    const led = await staff.request.get(`/api/old-address?path=/2019/05/${slug}`);
    expect(led.body.data).toMatchObject({ to: `/blog/${slug}` });
  });

  it('sets the pictures of a gallery in rows, and its caption below them', async () => {
    const title = unique('Rooms');
    const figures = [1, 2, 3, 4].map((n) => `<figure><img src="${site}/room-${n}.jpg" alt="${n}"></figure>`);
    const content = `<!-- wp:gallery --><figure>${figures.join('\n')}<figcaption>Four rooms</figcaption></figure>`;
    const { post } = await importing.imported([{ id: 1, title, content }]);
    const text = decodeDescription((await post(title)).description).replaceAll(
      /<img [^>]*alt="(\d)">/g,
      '$1',
    );
    expect(text.replaceAll(/\n/g, '')).toBe(`${row(1, 2)}${row(3, 4)}<p>Four rooms</p>`);
  });

  it('brings the footnotes of a text in with it', async () => {
    const title = unique('Notes');
    const mark = '<sup data-fn="a-1" class="fn"><a href="#a-1" id="a-1-link">1</a></sup>';
    const content = `<!-- wp:paragraph --><p>Oak${mark}</p><!-- /wp:paragraph --><!-- wp:footnotes /-->`;
    const meta = { footnotes: JSON.stringify([{ content: 'From Bihar', id: 'a-1' }]) };
    const { data, post } = await importing.imported([{ id: 1, title, content, meta }]);
    expect(data[0]).toMatchObject({ state: 'added', problems: [] });
    const { description } = await post(title);
    expect(decodeDescription(description)).toBe('<p>Oak¹</p><ol><li>From Bihar</li></ol>');
  });

  it('leaves a draft with its reasons where something could not be read', async () => {
    const title = unique('Broken');
    const { data, post } = await importing.imported([
      {
        id: 1,
        title,
        content: `[poll id="3"]\n\n<img src="${site}/gone.jpg" alt="Gone"> <img src="${site}/words.jpg">`,
      },
    ]);
    expect(data[0]).toMatchObject({ state: 'draft' });
    expect(data[0].problems).toEqual([
      'The shortcode [poll] is not known here and stands in the text as it was.',
      '2 pictures could not be fetched; links to them stand in their places.',
    ]);
    const { status, description } = await post(title);
    expect(status).toBe('draft');
    expect(description).toContain(`&lt;a href=&quot;${site}/gone.jpg&quot;&gt;Gone&lt;/a&gt;`);
    expect(description).toContain('[poll id=');
  });

  it('puts the words of a pattern where a blog names it, and tells what else is missing', async () => {
    const [title, other] = [unique('Pattern'), unique('Latest')];
    const { data, post } = await importing.imported([
      { id: 1, title, content: '<!-- wp:block {"ref":3} /-->' },
      { id: 2, title: other, content: '<p>Words</p><!-- wp:latest-posts /-->' },
      { id: 3, title: 'Oak', type: 'wp_block', content: '<!-- wp:paragraph --><p>Oak</p>' },
    ]);
    expect(decodeDescription((await post(title)).description)).toBe('<p>Oak</p>');
    const states = data.map(({ state, problems }: { state: string; problems: string[] }) => [
      state,
      problems.length,
    ]);
    expect(states).toEqual([
      ['draft', 1],
      ['added', 0],
    ]);
  });

  it('does without the pictures that did not come in time', async () => {
    const pictures = staff.app.get(FetchPicture, { strict: false });
    const late = AbortSignal.abort(new DOMException('Too late', 'TimeoutError'));
    expect(await pictures.store(`${site}/room.jpg`, { alt: '', by: null }, late)).toBeUndefined();
  });

  it.each(['draft', 'pending', 'private'])('keeps what was %s there as a draft', async (status) => {
    const title = unique('Not out');
    const { post } = await importing.imported([{ id: 1, title, status, content: 'Words' }]);
    expect((await post(title)).status).toBe('draft');
  });

  it('tells what it leaves out: pages, and what was in the bin', async () => {
    const { run, data } = await importing.imported([
      { id: 1, title: unique('Page'), type: 'page' },
      { id: 2, title: unique('Binned'), status: 'trash' },
      { id: 3, title: unique('Menu'), type: 'nav_menu_item' },
      { id: 4, title: unique('Post'), content: 'Words' },
    ]);
    expect(run.counts).toMatchObject({ left_out: 2, added: 1 });
    expect(data).toHaveLength(3);
  });

  it('goes on behind an entry that cannot be read', async () => {
    const title = unique('Behind');
    const { run, post } = await importing.imported([
      { id: 1, title: unique('Too long'), content: 'word '.repeat(300_000) },
      { id: 2, title, content: 'Words' },
    ]);
    expect(run.counts).toMatchObject({ failed: 1, added: 1 });
    expect((await post(title)).status).toBe('published');
  });

  it('keeps the beginning of a title that is too long, up to a whole letter', async () => {
    const { data } = await importing.imported([{ id: 1, title: `a${'😀'.repeat(120)}`, content: 'Words' }]);
    expect(data[0]).toMatchObject({ title: `a${'😀'.repeat(99)}`, state: 'draft' });
  });

  it('gives a post another address where its own is taken', async () => {
    const taken = await staff.post({ heading: unique('Taken') });
    const { data, post } = await importing.imported([
      { id: 1, title: taken.heading, slug: taken.slug, content: 'a' },
    ]);
    expect((await post(taken.heading)).slug).toBe(`${taken.slug}-2`);
    expect(data[0].problems).toEqual(['Its address was taken by another blog, so it has a new one.']);
  });

  it.each([
    ['no file', undefined, 422],
    ['a file that is no export', Buffer.from('Hello'), 422],
    ['an export without posts', exportOf('http://old.example', []), 422],
    ['an export that is too large', Buffer.alloc(31 * 1024 * 1024, ' '), 413],
  ])('is refused in a sentence: %s', async (_case, file, status) => {
    const response = file
      ? await importing.send(file)
      : await staff.request.post('/api/admin/imports').auth(staff.token, { type: 'bearer' });
    expect(response.status).toBe(status);
    expect(response.body.messages.file).toMatch(/^[A-Z].*\.$/);
  });

  it('has no report under a number that it never had', async () => {
    for (const id of ['0', '999999', 'x'])
      expect((await importing.read(`imports/${id}`)).message).toBe('Import not found.');
  });
});
