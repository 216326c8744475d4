import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { onTestFinished } from 'vitest';
import { LibraryEntryRepository } from '../../src/pictures/library/library-entry.repository.js';
import { unique } from '../blog/blog-posts.ts';
import { type LibraryStaff, startAsLibraryStaff } from './library.ts';
import { picture } from '../pictures/pictures.ts';

const shows = (src: string, alt = '') => ({ description: `<p><img src="/api/${src}" alt="${alt}"></p>` });

const sorted = (wanted: { src: string }[]) => wanted.map(({ src }) => src).toSorted();

describe('the picture library', () => {
  let staff: LibraryStaff;
  beforeAll(async () => {
    staff = await startAsLibraryStaff();
  });
  afterAll(() => staff.stop());

  const list = async (query = '') => (await staff.get(`pictures?limit=50${query}`)).body;
  const found = async (query: string): Promise<string[]> =>
    (await list(query)).data.map(({ src }: { src: string }) => src);

  it('holds what is uploaded, with its name and size', async () => {
    const file = await picture(700, 300);
    const added = await staff.picture(file, 'Dining, oval oak.jpg');
    expect(added).toMatchObject({
      origin: 'uploaded',
      file_name: 'Dining, oval oak.jpg',
      alt: '',
      is_decorative: false,
      focal_x: 50,
      focal_y: 50,
      width: 700,
      height: 300,
      use_count: 0,
    });
    const stored = await staff.request.get(`/api/${added.src}`).buffer(true).responseType('blob');
    expect(added.bytes).toBe(stored.body.length);
  });

  it('holds what is put into a text, and a plan', async () => {
    const inserted: string = (await staff.insert(await picture(90, 60), 'from the editor.png')).body.file;
    expect(await staff.bySrc(inserted.replace('/api/', ''))).toMatchObject({
      file_name: 'from the editor.png',
    });
    const plan = await staff.request
      .post('/api/admin/project-plan')
      .auth(staff.token, { type: 'bearer' })
      .attach('file', await picture(80, 60), 'plan of the flat.png');
    expect(await staff.bySrc(plan.body.data.src)).toMatchObject({ file_name: 'plan of the flat.png' });
  });

  it('holds the pictures of a saved post with their words, but not the cut for small screens', async () => {
    const pasted = `data:image/webp;base64,${(await picture(40, 40, 'webp')).toString('base64')}`;
    const description = `<p><img src="${pasted}" alt="The pasted one"></p>`;
    const post = await staff.post(
      { alt: 'The long view', description, focal_x: 20, focal_y: 70 },
      { feature_image: await picture(500, 300) },
    );
    expect(await staff.bySrc(post.feature_image)).toMatchObject({
      file_name: 'feature_image.jpg',
      alt: 'The long view',
      focal_x: 20,
      focal_y: 70,
      use_count: 1,
    });
    expect(await staff.bySrc(post.mb_image)).toBeUndefined();
    expect((await list('&search=the pasted one')).data).toMatchObject([
      { alt: 'The pasted one', use_count: 1 },
    ]);
    await staff.destroy(post.id);
  });

  it('knows a file that it has, and takes the words of its first use', async () => {
    const file = await picture(60, 60);
    const first = await staff.picture(file, 'first.jpg');
    const again = await staff.request
      .post('/api/admin/pictures')
      .auth(staff.token, { type: 'bearer' })
      .attach('file', file, 'second.jpg');
    expect(again.body).toMatchObject({ is_known: true, data: { id: first.id, file_name: 'first.jpg' } });
    const post = await staff.post(shows(first.src, 'A stool'));
    expect((await staff.get(`pictures/${first.id}`)).body.data.alt).toBe('A stool');
    await staff.destroy(post.id);
  });

  it('is left as it was by a save that is refused', async () => {
    const { counts } = await list();
    const files = { feature_image: await picture(400, 300) };
    expect((await staff.add({ heading: unique('A'), date_at: 'never' }, files)).status).toBe(422);
    expect((await staff.add({ heading: '' }, files)).status).toBe(422);
    expect((await list()).counts).toEqual(counts);
  });

  it('has nothing, nor has the store, of an upload that could not be entered', async () => {
    const enter = vi.spyOn(staff.app.get(LibraryEntryRepository), 'enter');
    onTestFinished(() => enter.mockRestore());
    enter.mockRejectedValueOnce(new Error('The database is away.'));
    const [before, file] = [await list(), await picture(51, 41)];
    expect((await staff.insert(file)).status).toBe(500);
    expect((await list()).counts).toEqual(before.counts);
    expect(await readdir(join(staff.env.DATA_DIR, 'uploads'))).not.toContainEqual(
      expect.stringContaining('-51x41'),
    );
  });

  it('is searched by file name and words, whatever case and accents', async () => {
    const words = unique('Café');
    const added = await staff.picture(undefined, `${words}.jpg`);
    const described = await staff.picture();
    const change = { alt: `The ${words}, at noon`, is_decorative: false, focal_x: 1, focal_y: 99 };
    expect((await staff.send(`pictures/${described.id}/change`, change)).body.data).toMatchObject(change);
    const search = encodeURIComponent(words.replace('Café', 'cafe'));
    expect(await found(`&search=${search}`)).toEqual([described.src, added.src]);
    expect(await found('&search=%25')).toEqual([]);
    expect(await found('&search=_af')).toEqual([]);
  });

  it('is filtered, and counts what each filter finds', async () => {
    const words = unique('filtered');
    const [small, large, decorative, used] = await Promise.all([
      staff.picture(undefined, `${words} small.jpg`),
      picture(1500, 20).then((file) => staff.picture(file, `${words} large.jpg`)),
      staff.picture(undefined, `${words} decorative.jpg`),
      staff.picture(undefined, `${words} used.jpg`),
    ]);
    const plain = { alt: '', is_decorative: true, focal_x: 50, focal_y: 50 };
    await staff.send(`pictures/${decorative.id}/change`, plain);
    const post = await staff.post(shows(used.src, 'In use'));
    await staff.delete(`pictures/${large.id}`);
    const search = `&search=${encodeURIComponent(words)}`;
    const foundBy = async (filter: string) => (await found(`${search}&filter=${filter}`)).toSorted();
    expect(await foundBy('all')).toEqual(sorted([small, decorative, used]));
    expect(await foundBy('unused')).toEqual(sorted([small, decorative]));
    expect(await foundBy('no-alt')).toEqual(sorted([small]));
    expect(await foundBy('too-small')).toEqual(sorted([small, decorative, used]));
    expect(await foundBy('bin')).toEqual(sorted([large]));
    const { counts, pagination } = await list(`${search}&filter=unused`);
    expect(counts).toEqual({ all: 3, unused: 2, no_alt: 1, too_small: 3, bin: 1 });
    expect(pagination.total).toBe(2);
    await staff.destroy(post.id);
  });

  it('is listed and counted by one question to the database, however many there are', async () => {
    const query = vi.spyOn(staff.app.get(DataSource), 'query');
    onTestFinished(() => query.mockRestore());
    await staff.get('pictures?limit=50');
    const asked = query.mock.calls.filter(([sql]) => sql.includes('library_picture'));
    expect(asked).toHaveLength(1);
  });

  it('names where a picture is used', async () => {
    const { id, src } = await staff.picture();
    const post = await staff.post({ heading: 'The verandah', feature_image_path: src, ...shows(src, 'a') });
    const { data } = (await staff.get(`pictures/${id}`)).body;
    expect(data.used_in).toEqual([
      {
        kind: 'blog',
        id: post.id,
        title: 'The verandah',
        where: 'main picture, in the text',
        path: `/edit-blog/${post.id}`,
        can_change: true,
      },
      {
        kind: 'version',
        id: post.id,
        title: 'The verandah',
        where: 'version 1',
        path: `/edit-blog/${post.id}/versions?version=1`,
        can_change: false,
      },
    ]);
    expect(data.use_count).toBe(1);
    await staff.remove(post.id);
    const [place] = (await staff.get(`pictures/${id}`)).body.data.used_in;
    const where = 'main picture, in the text, in the bin';
    expect(place).toMatchObject({ where, path: '/bin', can_change: false });
    await staff.delete(`blog-bin/${post.id}`);
  });

  it('gives its words to a post without own ones, at once, and never over them', async () => {
    const { id, src } = await staff.picture();
    const [blank, own] = [
      await staff.post({ feature_image_path: src }),
      await staff.post({ feature_image_path: src, alt: 'Its own words' }),
    ];
    const change = { alt: 'From the library', is_decorative: false, focal_x: 50, focal_y: 50 };
    const listed = async (wanted: number) =>
      (await staff.request.get('/api/blog?limit=50')).body.data.find(
        (post: { id: number }) => post.id === wanted,
      );
    await staff.send(`pictures/${id}/change`, { ...change, alt: '', is_decorative: true });
    expect((await listed(blank.id))?.alt).toBe('');
    await staff.send(`pictures/${id}/change`, change);
    expect((await listed(blank.id))?.alt).toBe('From the library');
    expect((await listed(own.id))?.alt).toBe('Its own words');
    const forStaff = (await staff.get(`blog/${blank.id}`)).body.data;
    expect(forStaff).toMatchObject({ alt: '', library_alt: 'From the library', is_decorative: false });
    await staff.change(own.id, { is_decorative: 'true' });
    expect((await listed(own.id))?.alt).toBe('');
    for (const post of [blank, own]) await staff.destroy(post.id);
  });

  it('holds the photographs that came with the site, which cannot be deleted', async () => {
    const { data } = await list('&origin=shipped&search=golf-greens');
    const [shipped] = data;
    expect(shipped.src).toMatch(/^projects\/.+\.jpg$/);
    expect(shipped.width).toBeGreaterThan(0);
    expect(shipped.use_count).toBeGreaterThan(0);
    const refused = await staff.delete(`pictures/${shipped.id}`);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'This picture cannot be deleted. It came with the site.',
    ]);
    const { used_in } = (await staff.get(`pictures/${shipped.id}`)).body.data;
    expect(used_in.map(({ kind }: { kind: string }) => kind)).toContain('project');
  });

  it.each(['0', '-1', '1e3', '99999999999', 'x', '1;DROP', '%00'])('has no picture %j', async (id) => {
    expect((await staff.get(`pictures/${id}`)).status).toBe(404);
    expect((await staff.delete(`pictures/${id}`)).status).toBe(404);
  });

  it('is for staff alone', async () => {
    const answers = await Promise.all([
      staff.request.get('/api/admin/pictures'),
      staff.request.get('/api/admin/pictures/1'),
      staff.request.post('/api/admin/pictures'),
      staff.request.post('/api/admin/pictures/1/change').send({}),
      staff.request.post('/api/admin/pictures/1/replace').send({}),
      staff.request.post('/api/admin/pictures/1/restore'),
      staff.request.delete('/api/admin/pictures/1'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401));
  });
});
