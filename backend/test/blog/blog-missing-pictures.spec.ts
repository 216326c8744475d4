import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { decodeDescription } from '../../src/blog/text/description.js';
import { type Staff, startAsStaff, unique } from './blog-posts.ts';
import { picture } from '../pictures/pictures.ts';
import { IN_FILES } from '../setup/start-app.ts';
import { type TestBucket, startTestBucket } from '../../../testing/servers/s3/test-bucket.ts';

const nowhere = (digit: string) => `/api/uploads/${digit.repeat(32)}-100x100.webp`;
const shows = (...pictures: [address: string, alt: string][]) =>
  pictures.map(([address, alt]) => `<p><img src="${address}" alt="${alt}"></p>`).join('');

describe.each(['files', 'S3'])('a picture of ours that is not in a store of %s', (kind) => {
  let staff: Staff;
  let bucket: TestBucket | undefined;
  beforeAll(async () => {
    bucket = kind === 'S3' ? await startTestBucket() : undefined;
    staff = await startAsStaff({
      SITE_URL: 'http://studio.example:8080',
      ...bucket?.settings,
    });
  });
  afterAll(async () => {
    await staff.stop();
    await bucket?.stop();
  });

  it('is refused, by where it is and what is written about it, and nothing is saved', async () => {
    const there: string = (await staff.insert(await picture(30, 30))).body.file;
    const heading = unique('Unsaved');
    const description = shows([there, 'A door'], [nowhere('a'), 'Oak table'], [nowhere('b'), '']);
    const one = await staff.add({ heading, description: shows([there, ''], [nowhere('a'), 'Oak table']) });
    const two = await staff.add({ heading, description });
    expect([one.status, two.status]).toEqual([422, 422]);
    expect(one.body.messages).toEqual({
      description:
        'Picture 2 (“Oak table”) in the text is not stored here. Please remove it, or insert it again.',
    });
    expect(two.body.messages).toEqual({
      description:
        'Picture 2 (“Oak table”), Picture 3 in the text are not stored here. Please remove them, or insert them again.',
    });
    const { body } = await staff.request.get('/api/blogsearch').query({ search: heading });
    expect(body.pagination.total).toBe(0);
  });

  it('is refused behind a link, by its words', async () => {
    const description = `<p>See <a href="${nowhere('e')}">the <b>plan</b></a></p>`;
    const { status, body } = await staff.add({ heading: 'A heading', description });
    expect([status, body.messages.description]).toEqual([
      422,
      'The picture behind the link “the plan” in the text is not stored here. Please remove it, or insert it again.',
    ]);
  });

  it('is none when it is on another host: its address stays as it is', async () => {
    const address = `https://old-site.example${nowhere('c')}`;
    const { id, description } = await staff.post({ description: shows([address, '']) });
    expect(decodeDescription(description)).toContain(`<img src="${address}"`);
    const rows = await staff.app.get(DataSource).query('SELECT pictures FROM blog_post WHERE id = $1', [id]);
    expect(rows).toEqual([{ pictures: [] }]);
  });

  it('is one also when its address names our host, and shortened when it is there', async () => {
    const own = `http://studio.example:8080${nowhere('d')}`;
    expect((await staff.add({ heading: 'A heading', description: shows([own, '']) })).status).toBe(422);
    const there: string = (await staff.insert(await picture(30, 30))).body.file;
    const post = await staff.post({ description: shows([`http://studio.example:8080${there}`, '']) });
    expect(decodeDescription(post.description)).toContain(`<img src="${there}"`);
  });
});

describe('a post whose pictures were lost', () => {
  let staff: Staff;
  beforeAll(async () => {
    staff = await startAsStaff(IN_FILES);
  });
  afterAll(() => staff.stop());
  const uploads = () => join(staff.env.DATA_DIR, 'uploads');
  const lose = (path: string) => rm(join(staff.env.DATA_DIR, path.replace('/api/', '')));

  it('is saved when they are taken out of the text', async () => {
    const address: string = (await staff.insert(await picture(30, 30))).body.file;
    const description = shows([address, 'A door']);
    const { id } = await staff.post({ description });
    await lose(address);
    const refused = await staff.change(id, { description: `${description}<p>More</p>` });
    expect([refused.status, refused.body.messages.description]).toEqual([
      422,
      'Picture 1 (“A door”) in the text is not stored here. Please remove it, or insert it again.',
    ]);
    expect((await staff.change(id, { description: '<p>More</p>' })).status).toBe(200);
  });

  it('is saved when they are chosen again', async () => {
    const files = { feature_image: await picture(30, 30), mb_image: await picture(30, 40) };
    const post = await staff.post({}, files);
    await lose(post.feature_image);
    await lose(post.mb_image);
    const refused = await staff.change(post.id, { alt: 'Changed' });
    expect([refused.status, refused.body.messages]).toEqual([
      422,
      {
        feature_image: 'The desktop picture is not stored here any more. Please choose it again.',
        mb_image: 'The mobile picture is not stored here any more. Please choose it again.',
      },
    ]);
    expect((await staff.change(post.id, { alt: 'Changed' }, files)).status).toBe(200);
  });

  it('can have its words changed while the store is away, and gets no new pictures', async () => {
    const address: string = (await staff.insert(await picture(30, 30))).body.file;
    const post = await staff.post(
      { description: shows([address, '']) },
      { feature_image: await picture(30, 30) },
    );
    const other: string = (await staff.insert(await picture(30, 30))).body.file;
    await rename(uploads(), `${uploads()}-away`);
    await writeFile(uploads(), 'no folder');
    const words = await staff.change(post.id, { description: `${shows([address, ''])}<p>More</p>` });
    const pictures = await staff.change(post.id, { description: shows([address, ''], [other, '']) });
    await rm(uploads());
    await rename(`${uploads()}-away`, uploads());
    expect([words.status, pictures.status]).toEqual([200, 503]);
  });
});
