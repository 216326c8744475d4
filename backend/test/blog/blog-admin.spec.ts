import { todayAtStudio } from '../../src/blog/today.js';
import { type Staff, startAsStaff, unique } from './blog-posts.ts';

describe('staff and their posts', () => {
  let staff: Staff;
  beforeAll(async () => {
    staff = await startAsStaff();
  });
  afterAll(() => staff.stop());

  const bySlug = (slug: string) => staff.request.get(`/api/blog/${slug}`);
  const byId = (id: number | string) =>
    staff.request.get(`/api/admin/blog/${id}`).auth(staff.token, { type: 'bearer' });

  it.each([
    ['get', '/api/admin/blog'],
    ['get', '/api/admin/blog/1'],
    ['post', '/api/admin/blog'],
    ['post', '/api/admin/blog/1/update'],
    ['delete', '/api/admin/blog/1/delete'],
    ['post', '/api/admin/blog/proxyfile'],
  ] as const)('are asked to sign in for %s %s', async (method, path) => {
    expect((await staff.request[method](path)).status).toBe(401);
  });

  it('add a post that visitors can read at once', async () => {
    const fields = {
      heading: unique('A study that closes'),
      short_description: 'Working from a bedroom is a habit.',
      date_at: '2025-07-18',
      alt: 'A study with a walnut desk',
      slug: `Study ${Date.now()}`,
      description: '<p>A <strong>door</strong> &amp; a socket.</p>',
      meta_title: 'A study',
      meta_description: 'A door and a shelf.',
      meta_keywords: 'study, Noida',
    };
    const saved = await staff.add(fields);
    expect(saved.status).toBe(201);
    expect(saved.body).toMatchObject({ status: true, message: 'Blog added successfully!' });
    const slug = fields.slug.toLowerCase().replace(' ', '-');
    const description = '&lt;p&gt;A &lt;strong&gt;door&lt;/strong&gt; &amp;amp; a socket.&lt;/p&gt;';
    expect((await bySlug(slug)).body.data).toEqual({
      ...fields,
      id: saved.body.data.id,
      updated_at: saved.body.data.updated_at,
      slug,
      description,
      feature_image: '',
      mb_image: '',
      card: '',
      category: '',
      picture_bytes: {},
    });
    await staff.remove(saved.body.data.id);
  });

  it('read a post as they saved it', async () => {
    const post = await staff.post();
    const response = await byId(post.id);
    expect(response.body.data).toEqual(post);
    expect(response.headers['cache-control']).toBe('no-store');
    await staff.remove(post.id);
  });

  it('add a post by JSON and by a urlencoded form too', async () => {
    const send = () => staff.request.post('/api/admin/blog').auth(staff.token, { type: 'bearer' });
    const json = await send().send({ heading: unique('JSON') });
    const form = await send()
      .type('form')
      .send({ heading: unique('Form') });
    expect([json.status, form.status]).toEqual([201, 201]);
    await staff.remove(json.body.data.id);
    await staff.remove(form.body.data.id);
  });

  it('change only what they send', async () => {
    const post = await staff.post({
      alt: 'Old',
      meta_title: 'Old',
      description: '<p>Old</p>',
      date_at: '2024-02-29',
    });
    const changed = await staff.change(post.id, { alt: 'New', meta_title: '' });
    expect(changed.status).toBe(200);
    expect(changed.body.message).toBe('Blog updated successfully!');
    const { updated_at, version } = changed.body.data;
    expect(changed.body.data).toEqual({ ...post, updated_at, version, alt: 'New', meta_title: '' });
    const { picture_bytes: _bytes, ...shown } = (await bySlug(post.slug)).body.data;
    expect(changed.body.data).toMatchObject(shown);
    await staff.remove(post.id);
  });

  it('keep the old text when the editor is blank', async () => {
    const post = await staff.post({ description: '<p>Old</p>' });
    const changed = await staff.change(post.id, { description: '<p><br></p>', heading: 'New' });
    expect(changed.body.data.description).toBe(post.description);
    await staff.remove(post.id);
  });

  it('save the text that came from the server 50 times without changing it', async () => {
    const post = await staff.post({
      description: `<p>Tom &amp; "Jerry" &lt;3 &amp;amp; <a href="/a?b=1&amp;c=2">a</a></p>`,
    });
    let { description } = post;
    for (let save = 0; save < 50; save += 1)
      description = (await staff.change(post.id, { description })).body.data.description;
    expect(description).toBe(post.description);
    await staff.remove(post.id);
  });

  it('delete a post for everybody', async () => {
    const post = await staff.post();
    const deleted = await staff.remove(post.id);
    expect(deleted.status).toBe(200);
    expect(deleted.body).toEqual({ status: true });
    expect((await bySlug(post.slug)).status).toBe(404);
    expect((await staff.remove(post.id)).status).toBe(404);
  });

  it.each(['0', '-1', 'abc', '1e3', '1.5', '2147483648', '99999999999999999999', '%00', '1%00', 'NaN', '１'])(
    'are told that there is no blog %s',
    async (id) => {
      const paths = [byId(id), staff.remove(id), staff.change(id, { alt: 'a' })];
      for (const response of await Promise.all(paths)) {
        expect(response.status).toBe(404);
        expect(response.body).toEqual({ message: 'Blog not found.', error: 'Blog not found.' });
      }
    },
  );

  it.each([
    'nothing-here',
    '%00',
    'a%2Fb',
    '..%2F..%2Fetc',
    'A',
    "'; DROP TABLE blog_post; --",
    'x'.repeat(5000),
    'नोएडा',
  ])('are not found, nor is anything else, at /blog/%s', async (slug) => {
    const response = await bySlug(slug);
    expect(response.status).toBe(404);
    expect(response.body).toEqual({ message: 'Blog not found.' });
  });

  it('get a sentence for an address that cannot be decoded', async () => {
    const response = await bySlug('%ff');
    expect(response.status).toBe(400);
    expect(response.body).toEqual({ message: 'The request could not be read.' });
  });

  it('leave the date to the studio calendar', async () => {
    const post = await staff.post({ date_at: '' });
    expect(post.date_at).toBe(todayAtStudio());
    await staff.remove(post.id);
  });

  it('put odd characters into one line', async () => {
    const post = await staff.post({ heading: '  Tabs\tand\r\nbreaks  ', alt: 'a\u0007b' });
    expect([post.heading, post.alt]).toEqual(['Tabs and breaks', 'a b']);
    await staff.remove(post.id);
  });

  it.each([
    ['heading', ''],
    ['heading', '   '],
    ['heading', 'a'.repeat(201)],
    ['short_description', 'a'.repeat(1001)],
    ['alt', 'a'.repeat(301)],
    ['slug', 'a'.repeat(201)],
    ['meta_title', 'a'.repeat(201)],
    ['meta_description', 'a'.repeat(501)],
    ['meta_keywords', 'a'.repeat(501)],
    ['date_at', '2025-02-30'],
    ['date_at', '25/12/2025'],
    ['date_at', '2025-13-01'],
    ['date_at', '0000-01-01'],
    ['date_at', '2025-12-31T00:00:00Z'],
    ['date_at', 'nonsense'],
    ['description', `<p>${'a'.repeat(1024 * 1024)}</p>`],
  ])('are told what is wrong with a %s of %j', async (field, value) => {
    const response = await staff.add({ heading: 'A heading', [field]: value });
    expect(response.status).toBe(422);
    expect(Object.keys(response.body.messages)).toEqual([field]);
    expect(response.body.messages[field]).toMatch(/^[A-Z].+\.$/);
    expect(response.body.error).toBe(response.body.message);
  });

  it.each([
    ['a number', { heading: 5 }],
    ['a list', { heading: ['a', 'b'] }],
    ['an object', { heading: { a: 1 } }],
    ['null', { heading: null }],
    ['nothing', {}],
    ['no object', []],
  ])('are told that JSON with %s as its heading cannot be saved', async (_what, body) => {
    const response = await staff.request
      .post('/api/admin/blog')
      .auth(staff.token, { type: 'bearer' })
      .send(body);
    expect(response.status).toBe(422);
    expect(response.body.message).toMatch(/^[A-Z].+\.$/);
  });

  it('are told about a request without a body', async () => {
    const response = await staff.request.post('/api/admin/blog').auth(staff.token, { type: 'bearer' });
    expect(response.status).toBe(422);
  });

  it('are told that a body is too large', async () => {
    const response = await staff.add({ heading: 'A heading', description: 'a'.repeat(4 * 1024 * 1024 + 1) });
    expect(response.status).toBe(413);
    expect(response.body.error).toMatch(/1 MB/);
  });

  it.each(['json', 'form'])('may send a long text as %s', async (type) => {
    const response = await staff.request
      .post('/api/admin/blog')
      .auth(staff.token, { type: 'bearer' })
      .type(type)
      .send({ heading: unique('Long'), description: `<p>${'a'.repeat(1_000_000)}</p>` });
    expect(response.status).toBe(201);
    await staff.remove(response.body.data.id);
  });

  it('are asked to sign in before a body of theirs is read', async () => {
    const response = await staff.request.post('/api/admin/blog').type('json').send('{"heading":');
    expect(response.status).toBe(401);
  });
});
