import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { type EnquiryAdmin, openEnquiryAdmin } from '../enquiry-admin/enquiry-admin.ts';
import { attach, pdf, pdfOf, sendWith } from './enquiry-files.ts';
import { picture } from '../pictures/pictures.ts';
import { robot } from './enquiry-form.ts';

const MB = 1024 * 1024;

describe('files that come with an enquiry', () => {
  let admin: EnquiryAdmin;
  let sql: DataSource;
  beforeAll(async () => {
    admin = await openEnquiryAdmin();
    sql = admin.app.get(DataSource);
  });
  afterAll(() => admin.stop());

  const inFolder = (name: string) => readdir(join(admin.env.DATA_DIR, name)).catch(() => []);
  const stored = () => inFolder('enquiry-files');
  const messagesFor = async (name: string, content: Buffer | string) => {
    const email = `${randomUUID()}@example.com`;
    const before = await stored();
    const { status, body } = await attach(admin, [{ name, content }], { email });
    expect(await sql.query('SELECT 1 FROM enquiry WHERE email = $1', [email])).toEqual([]);
    expect(await stored()).toEqual(before);
    return [status, body.messages];
  };

  it('are kept with it and shown to staff, in the order of the visitor', async () => {
    const { files, id } = await sendWith(admin, [
      { name: 'Plan of the flat.pdf', content: pdf() },
      { name: 'room.png', content: await picture(300, 200, 'png') },
    ]);
    expect(files).toEqual([
      {
        id: expect.any(String),
        name: 'Plan of the flat.pdf',
        type: 'application/pdf',
        bytes: pdf().length,
        width: null,
        height: null,
        is_kept: true,
      },
      expect.objectContaining({ name: 'room.jpg', type: 'image/jpeg', width: 300, height: 200 }),
    ]);
    expect(await stored()).toEqual(expect.arrayContaining(files.map((file) => file.id)));
    const read = await admin.get(`/${id}/files/${files[0]?.id}`).buffer();
    expect(read.body.toString()).toBe(pdf());
    await expect.poll(() => inFolder('incoming')).toEqual([]);
  });

  it('are read with headers that let no browser run or keep them', async () => {
    const { files, id } = await sendWith(admin, [
      { name: 'plan.pdf', content: pdf() },
      { name: 'room.jpg', content: await picture(30, 20) },
    ]);
    const [plan, room] = await Promise.all(files.map((file) => admin.get(`/${id}/files/${file.id}`)));
    expect(plan?.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename=plan.pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
    expect(room?.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'inline; filename=room.jpg',
    });
  });

  it('are read with a session alone, by the enquiry they came with, and by no address of pictures', async () => {
    const one = await sendWith(admin, [{ name: 'plan.pdf', content: pdf() }]);
    const other = await sendWith(admin, [{ name: 'plan.pdf', content: pdf() }]);
    const file = one.files[0]?.id;
    expect((await admin.request.get(`/api/admin/enquiry/${one.id}/files/${file}`)).status).toBe(401);
    expect((await admin.get(`/${other.id}/files/${file}`)).status).toBe(404);
    expect((await admin.get(`/${one.id}/files/${randomUUID()}`)).status).toBe(404);
    expect((await admin.get(`/${one.id}/files/..%2F..%2Fsecret`)).status).toBe(404);
    for (const path of [file, `..%2Fenquiry-files%2F${file}`, `enquiry-files/${file}`])
      expect((await admin.request.get(`/api/uploads/${path}`)).status).toBe(404);
  });

  it('that are pictures are decoded and made anew, upright, without what else was in them', async () => {
    const payload = '<script>alert(1)</script>';
    const source = await sharp({ create: { width: 4000, height: 1000, channels: 3, background: 'teal' } })
      .withExif({ IFD0: { Copyright: 'where they live' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const content = Buffer.concat([source, Buffer.from(payload), Buffer.from('PK\u0003\u0004')]);
    const { files, id } = await sendWith(admin, [{ name: 'room.html', content }]);
    expect(files[0]).toMatchObject({ name: 'room.jpg', type: 'image/jpeg', width: 640, height: 2560 });
    const { body } = await admin.get(`/${id}/files/${files[0]?.id}`).buffer();
    expect(body.includes(payload)).toBe(false);
    expect(body.includes('where they live')).toBe(false);
    expect((await sharp(body).metadata()).exif).toBeUndefined();
  });

  it.each([
    ['an SVG', 'plan.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['an SVG that is called a picture', 'plan.png', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a page that is called a PDF', 'plan.pdf', '<html><script>alert(1)</script></html>'],
    ['a program', 'plan.exe', Buffer.from('MZ\u0090\u0000\u0003')],
    ['an archive', 'plan.zip', Buffer.from('PK\u0003\u0004 and so on')],
    ['a page with a PDF in it', 'plan.pdf', `<html>${pdf()}</html>`],
  ])('are refused when one is %s, and nothing is stored', async (_what, name, content) => {
    const said = expect.stringMatching(/^plan\.\w+ is neither a picture nor a PDF that can be read here\./);
    expect(await messagesFor(name, content)).toEqual([422, { 'files.0': said }]);
  });

  it.each([
    ['is cut off', pdf().slice(0, -20)],
    ['has an archive behind it', `${pdf()}PK\u0003\u0004 an archive`],
    ['is a beginning alone', '%PDF-1.7'],
  ])('are refused when a PDF %s', async (_what, content) => {
    const said = 'plan.pdf is damaged or incomplete. Please save it again.';
    expect(await messagesFor('plan.pdf', content)).toEqual([422, { 'files.0': said }]);
  });

  it('are refused when a picture is enormous once it is unpacked', async () => {
    const bomb = await sharp({ create: { width: 9000, height: 6000, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    expect(bomb.length).toBeLessThan(MB);
    const said = 'bomb.png has too many pixels. Please make it smaller.';
    expect(await messagesFor('bomb.png', bomb)).toEqual([422, { 'files.0': said }]);
  });

  it('say which kind of telephone photograph cannot be read', async () => {
    const heic = Buffer.from('\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000mif1heic');
    const said = 'room.heic is a HEIC photograph, which cannot be read here. Please choose it as a JPEG.';
    expect(await messagesFor('room.heic', heic)).toEqual([422, { 'files.0': said }]);
  });

  it('are refused one by one, each by its name', async () => {
    const { status, body } = await attach(admin, [
      { name: 'plan.pdf', content: pdf() },
      { name: 'a.txt', content: 'words' },
      { name: 'b.txt', content: 'words' },
    ]);
    expect([status, Object.keys(body.messages)]).toEqual([422, ['files.1', 'files.2']]);
    expect(body.messages['files.2']).toMatch(/^b\.txt /);
  });

  it('may have 10 MB each and no byte more', async () => {
    const { files } = await sendWith(admin, [{ name: 'plan.pdf', content: pdfOf(10 * MB) }]);
    expect(files[0]?.bytes).toBe(10 * MB);
    const said = 'plan.pdf is larger than 10 MB. Please choose a smaller file, or send a photograph of it.';
    expect(await messagesFor('plan.pdf', pdfOf(10 * MB + 1))).toEqual([413, { 'files.0': said }]);
  });

  it('may be five and no more', async () => {
    const plans = Array.from({ length: 6 }, (_, n) => ({ name: `${n}.pdf`, content: pdf(String(n)) }));
    expect((await sendWith(admin, plans.slice(1))).files).toHaveLength(5);
    const { status, body } = await attach(admin, plans);
    expect([status, body.messages]).toEqual([422, { files: 'Please choose no more than 5 files.' }]);
  });

  it.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\Asha\\plan.pdf', 'plan.pdf'],
    ['plan\u202Efdp.exe', 'planfdp.pdf'],
    ['a\u200Bb.pdf', 'ab.pdf'],
    ['.htaccess', 'file.pdf'],
    ['<img src=x>.pdf', '_img src=x_.pdf'],
    ['घर का नक्शा.pdf', 'घर का नक्शा.pdf'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(100)}.pdf`],
  ])('lose what is dangerous in the name %j', async (sent, name) => {
    const { files, id } = await sendWith(admin, [{ name: sent, content: pdf() }]);
    expect(files[0]?.name).toBe(name);
    const { status, headers } = await admin.get(`/${id}/files/${files[0]?.id}`);
    expect([status, headers['content-disposition']]).toEqual([200, expect.stringMatching(/^attachment; /)]);
  });

  it('are kept with suspected spam as well', async () => {
    const { files, state } = await sendWith(admin, [{ name: 'plan.pdf', content: pdf() }], robot);
    expect([state, files.length]).toEqual(['spam', 1]);
  });

  it('are not stored when a field is wrong', async () => {
    const before = await stored();
    const { status } = await attach(admin, [{ name: 'plan.pdf', content: pdf() }], { phone: '12' });
    expect([status, await stored()]).toEqual([422, before]);
    await expect.poll(() => inFolder('incoming')).toEqual([]);
  });

  it('are counted in the table for spreadsheets', async () => {
    const { email } = await sendWith(admin, [{ name: 'plan.pdf', content: pdf() }]);
    const { text } = await admin.get(`/export.csv?search=${email}`).buffer(true);
    expect(text).toContain('"Shortlist","Files","State"');
    expect(text).toContain(',"1","new",');
  });

  it('are named in the mail of the studio and are not in it', async () => {
    const { id } = await sendWith(admin, [{ name: 'plan.pdf', content: pdf() }]);
    const folder = join(admin.env.DATA_DIR, 'mail');
    await expect
      .poll(async () => readFileSync(join(folder, `${id}.studio.eml`), 'utf8'))
      .toContain('plan.pdf (1 kB)');
    const mail = readFileSync(join(folder, `${id}.studio.eml`), 'utf8');
    expect(mail).not.toContain('%PDF');
  });

  it('are limited by the hour for one address, and an enquiry without files is not', async () => {
    const ip = '203.0.113.77';
    const send = () => attach(admin, [{ name: 'a.txt', content: 'words' }], { ip });
    const statuses = await Promise.all(Array.from({ length: 2 }, send));
    for (let n = 2; n < 15; n += 1) statuses.push(await send());
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([422]));
    const refused = await send();
    expect([refused.status, Number(refused.headers['retry-after']) > 60]).toEqual([429, true]);
    expect(refused.body.message).toContain('Please send your enquiry without files');
    expect((await attach(admin, [], { ip })).status).toBe(201);
    expect((await attach(admin, [{ name: 'plan.pdf', content: pdf() }])).status).toBe(201);
  });
});
