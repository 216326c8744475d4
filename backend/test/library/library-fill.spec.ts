import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { dataSourceOptions } from '../../src/database/data-source-options.js';
import { LinkedPictureRepository } from '../../src/blog/linked-picture.repository.js';
import { CreateLibraryPicture1763662100000 } from '../../src/database/migrations/1763662100000-create-library-picture.js';
import { KeepLinkedPictures1763663500000 } from '../../src/database/migrations/1763663500000-keep-linked-pictures.js';
import { queryRows } from '../../src/database/query-rows.js';
import { MeasureLibraryPictures } from '../../src/pictures/library/measure-library-pictures.job.js';
import { PictureLibrary } from '../../src/pictures/picture-library.js';
import { nameInPath } from '../../src/pictures/picture-name.js';
import { ShippedPicturesFill } from '../../src/projects/fill/shipped-pictures-fill.js';
import { type LibraryStaff, startAsLibraryStaff } from './library.ts';
import { picture } from '../pictures/pictures.ts';
import { projectContent, shipped } from '../projects/projects.ts';

const linkTo = (address: string) => `&lt;a href=&quot;${address}&quot;&gt;The plan&lt;/a&gt;`;

describe('the library of a site that was there before it', () => {
  let staff: LibraryStaff;
  let owner: DataSource;
  beforeAll(async () => {
    staff = await startAsLibraryStaff();
    owner = await new DataSource(dataSourceOptions(staff.ownerUrl)).initialize();
  });
  afterAll(async () => {
    await owner.destroy();
    await staff.stop();
  });

  /** As an upgrade makes it. */
  const fill = async () => {
    const runner = owner.createQueryRunner();
    const migration = new CreateLibraryPicture1763662100000();
    await migration.down(runner);
    await migration.up(runner);
    await runner.release();
    const rows = await queryRows(owner, z.looseObject({ src: z.string() }), 'SELECT * FROM library_picture');
    return new Map(rows.map((row) => [row.src, row]));
  };

  it('holds the photographs of the pages that staff do not write, with where they stand', async () => {
    const [banner] = (await staff.get('pictures?origin=shipped&search=banners/about')).body.data;
    expect(banner).toMatchObject({ src: 'banners/about.jpg', use_count: 1, width: expect.any(Number) });
    expect(banner.alt).toContain('drafting table');
    const { used_in } = (await staff.get(`pictures/${banner.id}`)).body.data;
    expect(used_in).toMatchObject([{ kind: 'setting', title: 'The top of a page', path: '' }]);
  });

  it('leads from a picture that stands beside a testimonial to where staff choose it', async () => {
    const [room] = (await staff.get('pictures?origin=shipped&search=sector-108-residence/02')).body.data;
    const { used_in } = (await staff.get(`pictures/${room.id}`)).body.data;
    expect(used_in).toContainEqual(
      expect.objectContaining({ title: 'The testimonials', path: '/studio#testimonials' }),
    );
  });

  it('takes a photograph that stands on two pages once, with the words of the one that has some', async () => {
    const shown = { src: 'home/in-two-places.jpg', fileName: 'in-two-places.jpg', width: 30, height: 20 };
    await staff.app.get(PictureLibrary).enterShipped([shown, { ...shown, alt: 'A stair' }]);
    const found = (await staff.get('pictures?origin=shipped&search=in-two-places')).body.data;
    expect(found).toMatchObject([{ src: shown.src, alt: 'A stair' }]);
  });

  const migrate = async () => {
    const runner = owner.createQueryRunner();
    await new KeepLinkedPictures1763663500000().up(runner);
    await runner.release();
  };
  it.each([
    ['from the upgrade on', migrate],
    [
      'from the night on, where an older server has saved them',
      () => staff.app.get(LinkedPictureRepository).keep(),
    ],
  ])('knows which pictures posts link to %s, but none that it does not have', async (_since, keep) => {
    const [main, linked] = [await staff.picture(), await staff.picture()];
    const { id } = await staff.post({
      feature_image_path: main.src,
      description: `<p><a href="/api/${linked.src}">The plan</a></p>`,
    });
    const small = `https://studio.example/api/${linked.src.replace('.webp', '-700.avif')}`;
    const gone = `/api/uploads/${'0'.repeat(32)}-800x600.webp`;
    await owner.query('UPDATE blog_post SET pictures = $2, description = $3 WHERE id = $1', [
      id,
      [nameInPath(main.src)],
      linkTo(small) + linkTo(gone) + linkTo(`/api/${main.src}`),
    ]);
    await keep();
    expect(await owner.query('SELECT pictures FROM blog_post WHERE id = $1', [id])).toEqual([
      { pictures: [nameInPath(main.src), nameInPath(linked.src)] },
    ]);
    await staff.destroy(id);
  });

  it('has the pictures of posts and projects with their words, and what lies in an open editor', async () => {
    const [inText, plan, flat, ruin, open, lost] = await Promise.all(
      Array.from({ length: 6 }, () => staff.picture()),
    );
    const alt = 'Oak &amp; "brass" &lt;b&gt;';
    const post = await staff.post(
      {
        alt: "The owner's view",
        focal_x: 12,
        description: `<p>a</p><p><img src="/api/${inText?.src}" alt="${alt.replaceAll('"', '&quot;')}"></p><p><img src="/api/${flat?.src}"></p>`,
      },
      { feature_image: await picture(640, 480) },
    );
    const { key: _key, caption: _caption, ...before } = shipped('00', ruin?.src);
    const pictures = [{ ...shipped('01', flat?.src), alt: '', decorative: true, focus: { x: 9, y: 8 } }];
    const pairs = [{ before, before_label: '', after: '01', after_label: '' }];
    const drawing = { src: plan?.src ?? '', alt: 'The plan', caption: '', changes: [] };
    const content = projectContent({ pictures: [...pictures, shipped('02')], pairs, plan: drawing });
    expect((await staff.send('project', { content })).status).toBe(201);
    await owner.query(
      `INSERT INTO picture_claim (name, keep_until, in_editor)
       VALUES ($1, now() + interval '1 day', true), ($2, now() - interval '1 day', true)`,
      [nameInPath(open?.src ?? ''), nameInPath(lost?.src ?? '')],
    );
    const filled = await fill();
    expect(filled.get(post.feature_image)).toMatchObject({
      origin: 'uploaded',
      alt: "The owner's view",
      focal_x: 12,
      focal_y: 50,
      width: 640,
      height: 480,
      bytes: null,
      words_folded: " the owner's view",
    });
    expect(filled.get(inText?.src ?? '')).toMatchObject({ alt: 'Oak & "brass" <b>' });
    expect(filled.get(flat?.src ?? '')).toMatchObject({ alt: '' });
    expect(filled.get(ruin?.src ?? '')).toMatchObject({ alt: 'A room' });
    expect(filled.get(plan?.src ?? '')).toMatchObject({ alt: 'The plan' });
    expect(filled.has(open?.src ?? '')).toBe(true);
    expect(filled.has(lost?.src ?? '')).toBe(false);
    expect(filled.has(post.mb_image)).toBe(false);
    expect([...filled.keys()].filter((src) => src.startsWith('projects/'))).toEqual([]);
  });

  it('learns from the store how large they are, again and again until it answers', async () => {
    await owner.query('GRANT SELECT, INSERT, UPDATE, DELETE ON library_picture TO PUBLIC');
    const { src, bytes } = await staff.picture();
    const gone = await staff.picture();
    await rm(join(staff.env.DATA_DIR, gone.src));
    await owner.query('UPDATE library_picture SET bytes = NULL WHERE src = ANY($1)', [[src, gone.src]]);
    expect((await staff.bySrc(src))?.bytes).toBe(0);
    await staff.app.get(MeasureLibraryPictures).run({}, new AbortController().signal);
    expect((await staff.bySrc(src))?.bytes).toBe(bytes);
    expect(await owner.query('SELECT bytes FROM library_picture WHERE src = $1', [gone.src])).toEqual([
      { bytes: 0 },
    ]);
  });

  it('takes what came with the site at every start, and keeps what staff have written about it', async () => {
    await staff.app.get(ShippedPicturesFill).onApplicationBootstrap();
    const [first] = (await staff.get('pictures?origin=shipped')).body.data;
    const change = { alt: 'Written by staff', is_decorative: false, focal_x: 3, focal_y: 4 };
    await staff.send(`pictures/${first.id}/change`, change);
    await staff.app.get(ShippedPicturesFill).onApplicationBootstrap();
    expect((await staff.get(`pictures/${first.id}`)).body.data).toMatchObject(change);
  });
});
