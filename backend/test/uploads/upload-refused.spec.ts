import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { type Staff, startAsStaff } from '../blog/blog-posts.ts';
import { picture } from '../pictures/pictures.ts';

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
}

function hugePicture(): Promise<Buffer> {
  return sharp({ create: { width: 9000, height: 6000, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
}

function interlacedPicture(): Promise<Buffer> {
  const background = { r: 0, g: 128, b: 128, alpha: 0.5 };
  return sharp({ create: { width: 4200, height: 4200, channels: 4, background } })
    .png({ progressive: true, compressionLevel: 1 })
    .toBuffer();
}

/** A PNG that says it is enormous: 100 kB that would take 30 GB of memory. */
function bomb(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(100_000, 0);
  header.writeUInt32BE(100_000, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(10_000_000));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A small GIF whose frames, all the same, have more pixels together than one picture may have. */
async function manyFrames(): Promise<Buffer> {
  const gif = await picture(1000, 1000, 'gif');
  const flags = gif[10] ?? 0;
  const head = 13 + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  const frames = Array.from({ length: 51 }, () => gif.subarray(head, -1));
  return Buffer.concat([gif.subarray(0, head), ...frames, gif.subarray(-1)]);
}

describe('a file that is no usable picture', () => {
  let staff: Staff;
  beforeAll(async () => {
    staff = await startAsStaff();
  });
  afterAll(() => staff.stop());

  const files = () => readdir(join(staff.env.DATA_DIR, 'uploads')).catch(() => []);

  it.each([
    ['SVG', 415, () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>')],
    [
      'SVG after a comment',
      415,
      () => Buffer.from('<!-- a --><?xml version="1.0"?><svg width="9" height="9"/>'),
    ],
    ['HTML', 415, () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['PDF', 415, () => Buffer.from('%PDF-1.7\n1 0 obj\n')],
    ['text', 415, () => Buffer.from('just words')],
    [
      'TIFF',
      415,
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .tiff()
          .toBuffer(),
    ],
    ['a zip file', 415, () => Buffer.from('PK\u0003\u0004aaaaaaaaaaaaaaaa')],
    ['an empty file', 422, () => Buffer.alloc(0)],
    ['half a JPEG', 422, async () => (await picture(800, 800)).subarray(0, 2000)],
    ['a JPEG without its end', 422, async () => (await picture(800, 800)).subarray(0, -200)],
    [
      'half a PNG',
      422,
      async () =>
        (
          await sharp(await picture(800, 800))
            .png()
            .toBuffer()
        ).subarray(0, 900),
    ],
    ['half a WebP', 422, async () => (await picture(800, 800, 'webp')).subarray(0, 60)],
    ['the beginning of a PNG', 422, () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    ['54 megapixels', 413, hugePicture, 'A picture may have at most 50 megapixels. Please make it smaller.'],
    [
      '17 interlaced megapixels, which take more memory',
      413,
      interlacedPicture,
      'A picture of this kind may have at most 16 megapixels. Please make it smaller, or save it as an ordinary JPEG.',
    ],
    ['a bomb', 413, bomb],
    ['51 frames of a megapixel each', 413, manyFrames],
    ['15 MB and a byte', 413, () => Buffer.alloc(15 * 1024 * 1024 + 1, 1)],
  ])(
    'is refused with a sentence and leaves nothing behind: %s',
    async (_what, status, make, sentence = expect.stringMatching(/^[A-Z].+\.$/)) => {
      const response = await staff.insert(await make(), 'holiday.jpg');
      expect(response.status).toBe(status);
      expect(response.body.message).toEqual(sentence);
      expect(response.body.error).toBe(response.body.message);
      expect(response.body.messages).toEqual({ file: response.body.message });
      expect(await files()).toEqual([]);
    },
  );

  it('is told by name when it is a HEIC photograph, which is whole', async () => {
    const heic = Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic');
    const { status, body } = await staff.insert(heic, 'IMG_0001.HEIC');
    expect([status, body.message]).toEqual([
      415,
      'That is a HEIC photograph, which cannot be read here. Please choose it as a JPEG. On an iPhone: Settings, Camera, Formats, Most Compatible.',
    ]);
  });

  it('is named by its field whatever is wrong with it', async () => {
    const response = await staff.add({ heading: 'A heading' }, { feature_image: Buffer.from('just words') });
    expect(response.status).toBe(415);
    expect(response.body.messages).toEqual({ feature_image: expect.stringContaining('no picture') });
  });

  it('is named by its field when a post is saved with it', async () => {
    const damaged = (await picture(500, 500)).subarray(0, 700);
    const response = await staff.add({ heading: 'A heading' }, { mb_image: damaged });
    expect(response.status).toBe(422);
    expect(response.body.messages).toEqual({ mb_image: expect.stringContaining('damaged') });
    expect(await files()).toEqual([]);
  });
});

describe('a multipart form that is wrong', () => {
  let staff: Staff;
  beforeAll(async () => {
    staff = await startAsStaff();
  });
  afterAll(() => staff.stop());

  const send = (path: string) =>
    staff.request.post(`/api/admin/blog${path}`).auth(staff.token, { type: 'bearer' });
  const raw = (type: string, body: string) => send('').set('Content-Type', type).send(body);
  const FORM = 'multipart/form-data; boundary=x';

  it('is refused with a sentence when the file is in another field', async () => {
    const response = await send('/proxyfile').attach('image', await picture(9, 9), 'a.jpg');
    expect(response.status).toBe(400);
    expect(response.body.message).toMatch(/^A file came in a field/);
  });

  it('is refused with a sentence when a field has two files', async () => {
    const file = await picture(9, 9);
    const response = await send('/proxyfile').attach('file', file, 'a.jpg').attach('file', file, 'b.jpg');
    expect(response.status).toBe(400);
  });

  it('is refused with a sentence when it has no file', async () => {
    const answers = await Promise.all([send('/proxyfile'), send('/proxyfile').field('file', 'text')]);
    for (const response of answers) {
      expect(response.status).toBe(422);
      expect(response.body.messages).toEqual({ file: 'Please choose a picture.' });
    }
  });

  it('is refused with a sentence when it has 100 parts', async () => {
    const request = send('').field('heading', 'A heading');
    for (let part = 0; part < 100; part += 1) void request.field(`field${part}`, 'a');
    const response = await request;
    expect(response.status).toBe(400);
    expect(response.body.message).toBe('The form has more fields than it takes.');
  });

  it('takes an address in place of a picture for no picture', async () => {
    const response = await send('').field('heading', 'A heading').field('feature_image', 'uploads/x.webp');
    expect(response.status).toBe(201);
    expect(response.body.data.feature_image).toBe('');
    await staff.remove(response.body.data.id);
  });

  it.each([
    ['no boundary', 'multipart/form-data', '--x\r\n\r\n--x--'],
    ['no end', FORM, '--x\r\nContent-Disposition: form-data; name="heading"\r\n\r\nA heading'],
    ['no parts', FORM, '--x--\r\n'],
    ['nothing at all', FORM, ''],
    ['a part without a name', FORM, '--x\r\nContent-Disposition: form-data\r\n\r\na\r\n--x--\r\n'],
    ['a part without a head', FORM, '--x\r\n\r\na\r\n--x--\r\n'],
    ['a broken head', FORM, '--x\r\n: : form-data; name="heading"\r\n\r\na\r\n--x--\r\n'],
    ['a nested name', FORM, '--x\r\nContent-Disposition: form-data; name="a[b][c]"\r\n\r\na\r\n--x--\r\n'],
    [
      'a name from the prototype',
      FORM,
      '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\na\r\n--x--\r\n',
    ],
    [
      'a long name',
      FORM,
      `--x\r\nContent-Disposition: form-data; name="${'a'.repeat(500)}"\r\n\r\na\r\n--x--\r\n`,
    ],
    ['another multipart type', 'multipart/mixed; boundary=x', '--x--\r\n'],
    ['a body of another type', 'text/plain', 'heading=a'],
    ['a body of an unknown encoding', 'application/json; charset=klingon', '{"heading":"a"}'],
    ['JSON that ends early', 'application/json', '{"heading":"a'],
  ])('is refused with a sentence when it has %s', async (_what, type, body) => {
    const response = await raw(type, body);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(response.body.message).toMatch(/^[A-Z].+\.$/);
    expect(JSON.stringify(response.body)).not.toMatch(/node_modules| at /);
  });
});
