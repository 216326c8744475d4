import { readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { SvgDrawing } from '../../src/pictures/encoding/svg-drawing.js';
import { picture } from '../pictures/pictures.ts';
import { type ProjectStaff, startAsProjectStaff } from './projects.ts';

const XMLNS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const svg = (inner: string, size = 'width="40" height="20"') =>
  Buffer.from(`<svg ${XMLNS} ${size}><rect width="4" height="4" fill="#0a0"/>${inner}</svg>`);

const laughs = `<!DOCTYPE svg [<!ENTITY a0 "ha">${[1, 2, 3, 4, 5, 6, 7, 8, 9]
  .map((level) => `<!ENTITY a${level} "${`&a${level - 1};`.repeat(10)}">`)
  .join('')}]><svg ${XMLNS} width="9" height="9"><text>&a9;</text></svg>`;
describe('a floor plan', () => {
  let staff: ProjectStaff;
  beforeAll(async () => {
    staff = await startAsProjectStaff();
  });
  afterAll(() => staff.stop());

  const send = (file: Buffer, name = 'plan.svg') => staff.post('project-plan').attach('file', file, name);
  const pixelsOf = async (src: string) => {
    const { body } = await staff.request.get(`/api/${src}`).buffer().responseType('arraybuffer');
    return sharp(body).raw().toBuffer({ resolveWithObject: true });
  };
  const files = () => readdir(join(staff.env.DATA_DIR, 'uploads'));
  const pictures = async () => (await files()).filter((file) => file.endsWith('.webp'));

  it('that is drawn as SVG becomes a picture; the drawing is neither stored nor served', async () => {
    const sent = await send(svg('<circle cx="20" cy="10" r="3"/>'));
    expect(sent.status).toBe(201);
    expect(sent.body.data.src).toMatch(/^uploads\/[0-9a-f]{32}-\d+x\d+\.webp$/);
    const { data, info } = await pixelsOf(sent.body.data.src);
    expect(info.width / info.height).toBe(2);
    expect([...data.subarray(0, 3)].map((value) => Math.round(value / 34))).toEqual([0, 5, 0]);
    expect((await files()).filter((file) => !/^\.|\.(webp|avif|jpg)$/.test(file))).toEqual([]);
    const drawing = sent.body.data.src.replace('webp', 'svg');
    expect((await staff.request.get(`/api/${drawing}`)).status).toBe(404);
  });

  it('that is a picture is stored as one', async () => {
    const sent = await send(await picture(60, 30, 'png'), 'plan.png');
    expect(sent.body.data.src).toMatch(/-60x30\.webp$/);
  });

  it('brings nothing from elsewhere: no file, no address, no script', async () => {
    const red = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#f00' } })
      .png()
      .toBuffer();
    const file = join(staff.env.DATA_DIR, 'red.png');
    await writeFile(file, red);
    let asked = 0;
    const server = createServer((_request, response) => {
      asked += 1;
      response.end(red);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/red.png`;
    const images = [`file://${file}`, file, url].map(
      (href) => `<image xlink:href="${href}" href="${href}" width="40" height="20"/>`,
    );
    const style = `<style>@import "${url}"; rect { fill: url(${url}) }</style><script>alert(1)</script>`;
    const sent = await send(svg(images.join('') + style));
    server.close();
    expect([sent.status, asked]).toEqual([201, 0]);
    const { data, info } = await pixelsOf(sent.body.data.src);
    const reds = [...data].filter(
      (value, at) => at % info.channels === 0 && value > 200 && (data[at + 1] ?? 0) < 50,
    );
    expect(reds).toEqual([]);
  });

  it.each([
    ['a billion laughs', Buffer.from(laughs)],
    [
      'an entity from a file',
      Buffer.from(
        `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg ${XMLNS} width="9" height="9"><text>&x;</text></svg>`,
      ),
    ],
    ['huge dimensions', svg('', 'width="2000000000" height="2000000000"')],
    ['a line a million high', svg('', 'width="1" height="1000000"')],
    ['no end', Buffer.from('<svg')],
    ['something else in XML', Buffer.from('<?xml version="1.0"?><html><body/></html>')],
    ['UTF-16 without sense', Buffer.from('\uFEFF<svg', 'utf16le')],
  ])('with %s is refused with a sentence', async (_what, file) => {
    const before = await pictures();
    const sent = await send(file);
    expect([sent.status, sent.body.messages.file]).toEqual([
      422,
      expect.stringMatching(/^That drawing cannot be redrawn\./),
    ]);
    expect(await pictures()).toEqual(before);
  });

  it('that takes too long to draw is given up', async () => {
    const slow =
      '<feTurbulence baseFrequency="0.01" numOctaves="9999"/><feGaussianBlur stdDeviation="9999"/>';
    const filter = `<filter id="f" x="-99" y="-99" width="300" height="300">${slow.repeat(60)}</filter>`;
    const drawing = svg(
      `${filter}<rect filter="url(#f)" width="2400" height="2400"/>`,
      'width="9" height="9"',
    );
    const began = performance.now();
    const drawn = staff.app.get(SvgDrawing).redraw(drawing, 'file', 3_000);
    await expect(drawn).rejects.toThrow('That drawing cannot be redrawn.');
    expect(performance.now() - began).toBeGreaterThan(2_900);
  });

  it('that is too large, packed or missing is refused', async () => {
    expect((await send(svg(`<!--${'x'.repeat(2 * 1024 * 1024)}-->`))).status).toBe(413);
    expect((await send(gzipSync(svg('')), 'plan.svg.gz')).status).toBe(415);
    expect((await staff.post('project-plan')).status).toBe(422);
  });

  it('alone may be a drawing: other pictures are never opened as SVG', async () => {
    const sent = await staff.post('blog/proxyfile').attach('file', svg(''), 'a.jpg');
    expect(sent.status).toBe(415);
  });
});
