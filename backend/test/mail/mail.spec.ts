import { randomUUID } from 'node:crypto';
import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import site from 'content/site.json' with { type: 'json' };
import PostalMime from 'postal-mime';
import { DataSource } from 'typeorm';
import { JobQueue } from '../../src/jobs/job-queue.js';
import { enquiryForm } from '../enquiry/enquiry-form.ts';
import { type Inbox, openInbox } from '../../../testing/servers/smtp-inbox.ts';
import { type TestApp, startApp } from '../setup/start-app.ts';

const refusal = (responseCode: number) => Object.assign(new Error('No such person.'), { responseCode });
const patiently = { interval: 50 };

describe('the mails of an enquiry', () => {
  let inbox: Inbox;
  let server: TestApp;
  let sql: DataSource;
  beforeAll(async () => {
    inbox = await openInbox();
    server = await startApp({
      SMTP_URL: inbox.url,
      MAIL_FROM: 'Studio <website@studio.example>',
      ENQUIRY_TO: 'hello@studio.example',
      SITE_URL: 'https://studio.example',
      TRUST_PROXY: '1',
    });
    sql = server.app.get(DataSource);
  });
  afterAll(async () => {
    await server.stop();
    await inbox.stop();
  });

  let address = 0;
  /** From an address of its own, so that no test meets another one's limit. */
  const send = async (changes: Record<string, unknown>) => {
    address += 1;
    const request = server.request.post('/api/enquiry').set('X-Forwarded-For', `203.0.113.${address}`);
    expect((await request.send(enquiryForm(changes))).status).toBe(201);
  };
  const mailsAbout = async (email: string) =>
    (await inbox.mails()).filter((mail) => JSON.stringify(mail).includes(email));
  const idOf = async (email: string) =>
    (await sql.query('SELECT id FROM enquiry WHERE email = $1', [email]))[0].id;

  it('reach the studio, ready to be answered, and the visitor', async () => {
    const email = `${randomUUID()}@example.com`;
    await send({ email, name: 'Zoë "Z" O’Brien, बड़े', page: '/services' });
    await expect.poll(async () => (await mailsAbout(email)).length, patiently).toBe(2);
    const mails = await mailsAbout(email);
    const toStudio = mails.find((mail) => mail.to?.[0]?.address === 'hello@studio.example');
    expect(toStudio).toMatchObject({
      subject: 'Enquiry from Zoë "Z" O’Brien, बड़े',
      from: { name: 'Studio', address: 'website@studio.example' },
      replyTo: [{ name: 'Zoë "Z" O’Brien, बड़े', address: email }],
      messageId: `<${await idOf(email)}.studio@studio.example>`,
    });
    expect(toStudio?.text).toContain('A flat in Sector 79,\nthree rooms.');
    expect(toStudio?.text).toContain('+919876543210 (typed: 098765 43210)');
    const thanks = mails.find((mail) => mail.to?.[0]?.address === email);
    expect(thanks?.text).toContain(`${site.brand.name}\n${site.contact.phones[0]?.label}\n`);
    expect(thanks?.text).toContain('within two working hours');
    expect(thanks?.replyTo?.[0]?.address).toBe('hello@studio.example');
    expect(thanks?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-replied' }),
    );
  });

  it('name the number that staff have put in the place of the file’s', async () => {
    const phones = [{ label: '+91 120 456 7890', href: 'tel:+911204567890' }];
    const insert = "INSERT INTO content_section (name, value, version) VALUES ('contact', $1, 1)";
    await sql.query(insert, [{ ...site.contact, phones }]);
    const email = `${randomUUID()}@example.com`;
    await send({ email });
    const thanks = async () => (await mailsAbout(email)).find((mail) => mail.to?.[0]?.address === email);
    await expect.poll(async () => (await thanks())?.text, patiently).toContain('\n+91 120 456 7890\n');
    await sql.query('DELETE FROM content_section');
  });

  it('are written down on the enquiry once they were taken over', async () => {
    const email = `${randomUUID()}@example.com`;
    await send({ email });
    const state = async () =>
      (await sql.query('SELECT * FROM enquiry WHERE email = $1', [email]))[0].acknowledgement_sent_at !==
      null;
    await expect.poll(state, patiently).toBe(true);
    await expect
      .poll(
        () =>
          sql.query(
            `SELECT studio_mail_attempts, studio_mail_error, acknowledgement_attempts, acknowledgement_error
             FROM enquiry WHERE email = $1`,
            [email],
          ),
        patiently,
      )
      .toEqual([
        {
          studio_mail_attempts: 1,
          studio_mail_error: null,
          acknowledgement_attempts: 1,
          acknowledgement_error: null,
        },
      ]);
  });

  it('cannot be given headers or markup by what somebody types in', async () => {
    const email = `${randomUUID()}@example.com`;
    await send({
      email,
      name: 'Asha\r\nBcc: victim@example.org\r\n\r\n<script>alert(1)</script>',
      message: 'Hello\r\n.\r\nMAIL FROM:<x@example.org>\r\n<img src=x onerror=alert(1)>',
    });
    await expect.poll(async () => (await mailsAbout(email)).length, patiently).toBe(2);
    for (const mail of await mailsAbout(email)) {
      expect(mail.bcc).toBeUndefined();
      expect(mail.headers.map((header) => header.key)).not.toContain('bcc');
      expect(mail.html).not.toMatch(/<script|<img/);
    }
  });

  it('are not queued when the transaction is rolled back', async () => {
    const key = randomUUID();
    const rolledBack = sql.transaction(async (manager) => {
      await server.app.get(JobQueue).add(manager, 'send-studio-mail', { enquiryId: randomUUID() }, { key });
      throw new Error('Changed our mind.');
    });
    await expect(rolledBack).rejects.toThrow('Changed our mind.');
    expect(await sql.query('SELECT 1 FROM graphile_worker.jobs WHERE key = $1', [key])).toEqual([]);
  });

  it('thank one address three times a day at most, and tell the studio every time', async () => {
    const email = `${randomUUID()}@example.com`;
    for (const message of ['One.', 'Two.', 'Three.', 'Four.']) await send({ email, message });
    await expect.poll(async () => (await mailsAbout(email)).length, patiently).toBe(7);
    expect((await mailsAbout(email)).filter((mail) => mail.to?.[0]?.address === email)).toHaveLength(3);
  });

  it('thank one mailbox no more often for being spelt another way', async () => {
    const name = randomUUID().replaceAll('-', '');
    const spellings = [name, name.toUpperCase(), `${name}+1`, `${name[0]}.${name.slice(1)}`, `${name}+2`];
    for (const spelling of spellings) await send({ email: `${spelling}@gmail.com`, message: name });
    const arrived = async () => {
      const ids = (await sql.query('SELECT id FROM enquiry WHERE message = $1', [name])).map(
        ({ id }: { id: string }) => id,
      );
      const all = (await inbox.mails()).map(({ messageId = '' }) => messageId);
      const of = (kind: string) =>
        all.filter((messageId) => ids.some((id: string) => messageId.startsWith(`<${id}.${kind}@`))).length;
      return [of('studio'), of('thanks')];
    };
    await expect.poll(arrived, patiently).toEqual([5, 3]);
  });
});

describe('mail while the mail server is away', () => {
  it('is accepted, kept and sent when the server is back', async () => {
    const away = await openInbox();
    await away.stop();
    const server = await startApp({ SMTP_URL: away.url });
    const sql = server.app.get(DataSource);
    const response = await server.request.post('/api/enquiry').send(enquiryForm());
    expect(response.status).toBe(201);
    const failures = () =>
      sql.query('SELECT id FROM graphile_worker.jobs WHERE attempts > 0 AND locked_at IS NULL');
    await expect.poll(async () => (await failures()).length, patiently).toBe(2);
    const [enquiry] = await sql.query('SELECT studio_mail_error, acknowledgement_error FROM enquiry');
    expect(enquiry.studio_mail_error).toMatch(/ECONNREFUSED/);
    expect(enquiry.acknowledgement_error).toMatch(/ECONNREFUSED/);
    const back = await openInbox(away.port);
    await sql.query(
      'SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) FROM graphile_worker.jobs',
    );
    await expect.poll(async () => (await back.mails()).length, patiently).toBe(2);
    await server.stop();
    await back.stop();
  });
});

describe('mail that the mail server refuses', () => {
  it('is tried again for everybody when the refusal is for now', async () => {
    const inbox = await openInbox(0, { onRcptTo: (_address, _session, done) => done(refusal(451)) });
    const server = await startApp({ SMTP_URL: inbox.url });
    const sql = server.app.get(DataSource);
    await server.request.post('/api/enquiry').send(enquiryForm());
    const left = () =>
      sql.query(
        'SELECT task_identifier FROM graphile_worker.jobs WHERE attempts = 1 AND locked_at IS NULL ORDER BY 1',
      );
    await expect
      .poll(left, patiently)
      .toEqual([{ task_identifier: 'send-acknowledgement' }, { task_identifier: 'send-studio-mail' }]);
    await server.stop();
    await inbox.stop();
  });
});

describe('mail without a mail server', () => {
  it('is a file that any mail program opens', async () => {
    const server = await startApp();
    await server.request.post('/api/enquiry').send(enquiryForm());
    const folder = join(server.env.DATA_DIR, 'mail');
    const files = async () => (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
    await expect.poll(async () => (await files()).length, patiently).toBe(2);
    const name = (await files()).find((file) => file.endsWith('.studio.eml')) ?? '';
    const mail = await PostalMime.parse(await readFile(join(folder, name)));
    expect(mail.subject).toBe('Enquiry from Asha Verma');
    const { mode } = await stat(join(folder, name));
    // Windows keeps no such rights.
    expect(process.platform === 'win32' ? 0 : mode & 0o077).toBe(0);
    await server.stop();
  });
});
