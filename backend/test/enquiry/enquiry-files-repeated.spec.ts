import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { EnquiryFiles } from '../../src/enquiry/files/enquiry-files.js';
import { openInbox } from '../../../testing/servers/smtp-inbox.ts';
import { type EnquiryAdmin, openEnquiryAdmin } from '../enquiry-admin/enquiry-admin.ts';
import { attach, pdf } from './enquiry-files.ts';
import { robot } from './enquiry-form.ts';

describe('files of an enquiry that is sent more than once', () => {
  let admin: EnquiryAdmin;
  let sql: DataSource;
  beforeAll(async () => {
    admin = await openEnquiryAdmin();
    sql = admin.app.get(DataSource);
  });
  afterAll(() => admin.stop());

  it('make one enquiry however often it is sent, and another one with another file', async () => {
    const email = `${randomUUID()}@example.com`;
    const key = randomUUID();
    const send = (content: string) => attach(admin, [{ name: 'plan.pdf', content }], { email, key });
    const answers = await Promise.all([send(pdf()), send(pdf())]);
    expect([...answers, await send(pdf())].map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await sql.query('SELECT 1 FROM enquiry WHERE email = $1', [email])).toHaveLength(1);
    await admin.app.get(EnquiryFiles).sweep();
    const kept = await sql.query(
      'SELECT file.id FROM enquiry_file AS file JOIN enquiry ON enquiry_id = enquiry.id WHERE email = $1',
      [email],
    );
    expect(kept).toHaveLength(1);
    expect(await readdir(join(admin.env.DATA_DIR, 'enquiry-files'))).toContain(kept[0].id);
    await send(pdf('another'));
    expect(await sql.query('SELECT 1 FROM enquiry WHERE email = $1', [email])).toHaveLength(2);
  });

  it('are kept when the same words come again without them', async () => {
    const sent = { email: `${randomUUID()}@example.com`, key: randomUUID() };
    const first = await attach(admin, [{ name: 'plan.pdf', content: pdf() }], sent);
    expect((await attach(admin, [], sent)).body).toEqual(first.body);
    expect(await sql.query('SELECT 1 FROM enquiry WHERE email = $1', [sent.email])).toHaveLength(1);
  });

  it('join the same words that came before without them', async () => {
    const [email, key] = [`${randomUUID()}@example.com`, randomUUID()];
    await attach(admin, [], { email, key });
    const plans = [{ name: 'plan.pdf', content: pdf() }];
    for (const files of [plans, plans, []])
      expect((await attach(admin, files, { email, key })).status).toBe(201);
    const { data } = (await admin.get(`?search=${email}`)).body;
    expect(data).toHaveLength(1);
    const { files, events } = (await admin.get(`/${data[0].id}`)).body.data;
    expect(files).toEqual([expect.objectContaining({ name: 'plan.pdf', is_kept: true })]);
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'facts', actor: 'The visitor', text: '1 file sent later' }),
    );
  });

  const mailsAbout = async (id: string) =>
    (await readdir(join(admin.env.DATA_DIR, 'mail')).catch(() => []))
      .filter((file) => file.startsWith(`${id}.studio`))
      .toSorted();

  it('are told to the studio by another mail where it was told of the words alone', async () => {
    const [email, key] = [`${randomUUID()}@example.com`, randomUUID()];
    await attach(admin, [], { email, key });
    const [{ id }] = (await admin.get(`?search=${email}`)).body.data;
    await expect.poll(async () => (await admin.get(`/${id}`)).body.data.studio_mail).toBe('sent');
    await attach(admin, [{ name: 'plan.pdf', content: pdf() }], { email, key });
    await expect.poll(() => mailsAbout(id)).toEqual([`${id}.studio.1.eml`, `${id}.studio.eml`]);
    const told = await readFile(join(admin.env.DATA_DIR, 'mail', `${id}.studio.1.eml`), 'utf8');
    expect(told).toContain('plan.pdf');
  });

  it('are told to the studio by another mail where that of the words was on its way', async () => {
    const mail = new EventEmitter();
    let isHeld = true;
    const inbox = await openInbox(0, {
      onMailFrom: (_address, _session, done) => {
        if (!isHeld) return done();
        mail.once('let go', () => done());
        mail.emit('held');
      },
    });
    const held = once(mail, 'held');
    const studio = await openEnquiryAdmin({ SMTP_URL: inbox.url, ENQUIRY_TO: 'meera@studio.example' });
    const [email, key] = [`${randomUUID()}@example.com`, randomUUID()];
    await attach(studio, [], { email, key });
    await held;
    await attach(studio, [{ name: 'plan.pdf', content: pdf() }], { email, key });
    isHeld = false;
    mail.emit('let go');
    const told = async () => (await inbox.mails()).filter(({ text }) => text?.includes('plan.pdf'));
    await expect.poll(told).toHaveLength(1);
    await studio.stop();
    await inbox.stop();
  });

  it('are told by no mail of their own where the enquiry looks like spam', async () => {
    const sent = { ...robot, email: `${randomUUID()}@example.com`, key: randomUUID() };
    await attach(admin, [], sent);
    await sql.query('UPDATE enquiry SET studio_mail_sent_at = now() WHERE email = $1', [sent.email]);
    await attach(admin, [{ name: 'plan.pdf', content: pdf() }], sent);
    const jobs = `SELECT 1 FROM enquiry JOIN graphile_worker.jobs ON key LIKE '%' || enquiry.id WHERE email = $1`;
    expect(await sql.query(jobs, [sent.email])).toEqual([]);
  });
});
