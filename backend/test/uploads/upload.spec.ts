import sharp from 'sharp';
import { type Staff, startAsStaff } from '../blog/blog-posts.ts';
import { picture } from '../pictures/pictures.ts';

const PAGE = Buffer.from('<!doctype html><script>alert(1)</script>');
const ARCHIVE = Buffer.from('PK\u0003\u0004alert(1)');

/** A JPEG with a comment in its head. */
function withComment(jpeg: Buffer, comment: Buffer): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, comment, jpeg.subarray(2)]);
}

/** Its width opens a comment in a language of scripts, which its end closes. */
function scriptAsGif(gif: Buffer): Buffer {
  const both = Buffer.concat([gif, Buffer.from('*/=1;alert(1)')]);
  both.write('/*', 6, 'latin1');
  return both;
}

describe('pictures for the editor', () => {
  let staff: Staff;
  beforeAll(async () => {
    staff = await startAsStaff();
  });
  afterAll(() => staff.stop());

  const fetch = async (address: string) => {
    const response = await staff.request.get(address).buffer(true).responseType('blob');
    return { status: response.status, headers: response.headers, body: response.body };
  };
  const stored = async (file: Buffer): Promise<string> => {
    const response = await staff.insert(file);
    expect(response.status).toBe(201);
    expect(response.body.status).toBe(true);
    return response.body.file;
  };
  const sizes = async (address: string) => {
    const answers = await Promise.all(
      ['', '-480', '-960'].map((size) => fetch(address.replace('.webp', `${size}.webp`))),
    );
    return Promise.all(
      answers.map(async ({ status, body }) =>
        status === 200 ? (await sharp(body).metadata()).width : status,
      ),
    );
  };

  it('carry their size in their name', async () => {
    expect(await stored(await picture(700, 300))).toMatch(/^\/api\/uploads\/[0-9a-f]{32}-700x300\.webp$/);
  });

  it.each([
    [2400, 1200, '1600x800', [1600, 480, 960]],
    [1600, 10, '1600x10', [1600, 480, 960]],
    [961, 100, '961x100', [961, 480, 960]],
    [960, 100, '960x100', [960, 480, 404]],
    [481, 100, '481x100', [481, 480, 404]],
    [480, 640, '480x640', [480, 404, 404]],
    [1, 1, '1x1', [1, 404, 404]],
    [1000, 10_000, '480x4800', [480, 404, 404]],
    [16_000, 3, '1600x1', [1600, 480, 960]],
  ])(
    'of %i by %i pixels exist at every smaller width and never larger',
    async (width, height, size, widths) => {
      const address = await stored(await picture(width, height));
      expect(address).toContain(`-${size}.webp`);
      expect(await sizes(address)).toEqual(widths);
    },
  );

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('may be %s and become WebP', async (format) => {
    const { body, headers } = await fetch(await stored(await picture(60, 40, format)));
    expect(headers['content-type']).toBe('image/webp');
    expect(await sharp(body).metadata()).toMatchObject({ format: 'webp', width: 60, height: 40 });
  });

  it('have the same name when they are the same', async () => {
    const file = await picture(50, 50);
    expect(await stored(file)).toBe(await stored(file));
  });

  it('stand upright and carry nothing of the camera', async () => {
    const turned = await sharp(await picture(80, 40))
      .withExif({ IFD0: { Copyright: 'somebody', Artist: 'somewhere' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { body } = await fetch(await stored(turned));
    const { width, height, exif, icc, xmp, orientation } = await sharp(body).metadata();
    expect([width, height]).toEqual([40, 80]);
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it.each([
    ['a page behind its end', async () => Buffer.concat([await picture(60, 60), PAGE])],
    ['an archive behind its end', async () => Buffer.concat([await picture(60, 60, 'png'), ARCHIVE])],
    ['a page in what it says about itself', async () => withComment(await picture(60, 60), PAGE)],
    ['a script for its first letters', async () => scriptAsGif(await picture(60, 60, 'gif'))],
  ])('that are something else as well keep nothing of it: %s', async (_what, make) => {
    const { status, body } = await staff.insert(await make(), 'holiday.html');
    expect([201, 422]).toContain(status);
    if (status !== 201) return;
    const { headers, body: file } = await fetch(body.file);
    expect(headers['content-type']).toBe('image/webp');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(file.toString('latin1')).not.toMatch(/script|alert/);
  });

  it('keep their see-through parts', async () => {
    const file = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#ff000080' } })
      .png()
      .toBuffer();
    const { body } = await fetch(await stored(file));
    expect((await sharp(body).metadata()).hasAlpha).toBe(true);
  });

  it('of print colours are shown in screen colours', async () => {
    const cmyk = await sharp(await picture(30, 30))
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer();
    const { body } = await fetch(await stored(cmyk));
    expect((await sharp(body).metadata()).space).toBe('srgb');
  });

  it('may be told never to change', async () => {
    const address = await stored(await picture(30, 30));
    const { headers } = await fetch(address);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['x-content-type-options']).toBe('nosniff');
    const again = await staff.request.get(address).set('If-None-Match', headers['etag'] ?? '');
    expect(again.status).toBe(304);
    const head = await staff.request.head(address);
    expect(head.status).toBe(200);
    expect(head.headers['content-length']).toBe(headers['content-length']);
  });

  it.each([
    'x.webp',
    '..%2F..%2Fpackage.json',
    '....//etc/passwd',
    '%00',
    `${'0'.repeat(32)}-1x1.webp`,
    `${'0'.repeat(32)}-1x1-481.webp`,
    `${'0'.repeat(32)}-1x1.webp%00.jpg`,
    `${'G'.repeat(32)}-1x1.webp`,
  ])('are not found at %s', async (name) => {
    const response = await staff.request.get(`/api/uploads/${name}`);
    expect(response.status).toBe(404);
    expect(response.body.message).toMatch(/^There is .+\.$/);
  });
});
