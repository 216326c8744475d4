import { DataSource } from 'typeorm';
import { jobTable } from '../../../testing/job-table.ts';
import { type EnquiryAdmin, openEnquiryAdmin } from './enquiry-admin.ts';
import { type Inbox, openInbox } from '../../../testing/servers/smtp-inbox.ts';
import { robot } from '../enquiry/enquiry-form.ts';

const patiently = { interval: 100 };

describe('a mail that staff have sent again', () => {
  let inbox: Inbox;
  let admin: EnquiryAdmin;
  beforeAll(async () => {
    inbox = await openInbox();
    admin = await openEnquiryAdmin({ SMTP_URL: inbox.url, ENQUIRY_TO: 'hello@studio.example' });
  });
  afterAll(async () => {
    await admin.stop();
    await inbox.stop();
  });

  const state = async (id: string) => {
    const { studio_mail, acknowledgement } = (await admin.get(`/${id}`)).body.data;
    return [studio_mail, acknowledgement];
  };
  const idsAbout = async (id: string) =>
    (await inbox.mails()).flatMap(({ messageId = '' }) =>
      messageId.includes(id) ? [messageId.slice(1, -1).split('@')[0]] : [],
    );

  it('arrives under an id of its own, so that no mailbox drops it', async () => {
    const { id } = await admin.enquiry();
    await expect.poll(() => state(id), patiently).toEqual(['sent', 'sent']);
    expect((await admin.post(`/${id}/resend-mail`)).status).toBe(200);
    await expect.poll(() => idsAbout(id), patiently).toContain(`${id}.studio.1`);
    await expect.poll(() => state(id), patiently).toEqual(['sent', 'sent']);
    await admin.post(`/${id}/resend-mail`, { mail: 'acknowledgement' });
    await expect.poll(() => idsAbout(id), patiently).toContain(`${id}.thanks.2`);
    expect(await idsAbout(id)).toHaveLength(4);
  });

  it('is sent again once for what staff saw of it, however often they ask', async () => {
    const { id } = await admin.enquiry();
    await expect.poll(() => state(id), patiently).toEqual(['sent', 'sent']);
    const seen_sent_at = (await admin.get(`/${id}`)).body.data.studio_mail_sent_at;
    for (let count = 0; count < 2; count += 1)
      expect((await admin.post(`/${id}/resend-mail`, { mail: 'studio', seen_sent_at })).status).toBe(200);
    const acts = (await admin.audit()).filter(({ subject_id: subject }) => subject === id);
    expect(acts.filter(({ action }) => action === 'enquiry mail sent again')).toHaveLength(1);
  });

  it('is sent once while it is about to leave, however often staff ask', async () => {
    const { id } = await admin.enquiry(robot);
    await admin.app
      .get(DataSource)
      .query(
        `SELECT graphile_worker.add_job('send-studio-mail', '{}', job_key := $1, run_at := now() + interval '1 day')`,
        [`studio-mail:${id}`],
      );
    expect((await admin.post(`/${id}/resend-mail`, { mail: 'studio', seen_sent_at: '' })).status).toBe(200);
    const acts = (await admin.audit()).filter(({ subject_id: subject }) => subject === id);
    expect(acts.filter(({ action }) => action === 'enquiry mail sent again')).toEqual([]);
  });

  it('is followed by one of another id when it only looked like spam', async () => {
    const { id } = await admin.enquiry(robot);
    await admin.post(`/${id}/resend-mail`);
    await expect.poll(() => state(id), patiently).toEqual(['sent', 'none']);
    await admin.post(`/${id}/state`, { state: 'new' });
    await expect.poll(() => idsAbout(id), patiently).toContain(`${id}.studio.2`);
  });

  it('leaves nothing of the one that was given up', async () => {
    const { id } = await admin.enquiry();
    await expect.poll(() => state(id), patiently).toEqual(['sent', 'sent']);
    const sql = admin.app.get(DataSource);
    const key = `studio-mail:${id}`;
    await sql.query(
      `SELECT graphile_worker.add_job('send-studio-mail', '{}', job_key := $1, run_at := now() + interval '1 day')`,
      [key],
    );
    const [given] = await sql
      .query(`UPDATE ${jobTable} SET attempts = max_attempts WHERE key = $1 RETURNING id`, [key])
      .then(([rows]) => rows);
    await admin.post(`/${id}/resend-mail`);
    expect(await sql.query(`SELECT id FROM ${jobTable} WHERE id = $1`, [given.id])).toEqual([]);
  });

  it('may be the thanks for what only looked like spam', async () => {
    const { id } = await admin.enquiry(robot);
    expect(await state(id)).toEqual(['none', 'none']);
    await admin.post(`/${id}/resend-mail`, { mail: 'acknowledgement' });
    await expect.poll(() => idsAbout(id), patiently).toEqual([`${id}.thanks.1`]);
  });

  it('does not go to somebody who has asked to be left alone, who is not thanked by a program either', async () => {
    const { id, email } = await admin.enquiry();
    await expect.poll(() => state(id), patiently).toEqual(['sent', 'sent']);
    await admin.post(`/${id}/do-not-contact`);
    const refused = await admin.post(`/${id}/resend-mail`, { mail: 'acknowledgement' });
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringMatching(/left alone/)]);
    const again = await admin.enquiry({ email });
    await expect.poll(async () => (await state(again.id))[0], patiently).toBe('sent');
    expect(again.acknowledgement).toBe('none');
  });

  it('is not sent any number of times', async () => {
    const { id } = await admin.enquiry();
    for (let count = 0; count < 3; count += 1)
      expect((await admin.post(`/${id}/resend-mail`)).status).toBe(200);
    const refused = await admin.post(`/${id}/resend-mail`);
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toMatch(/^(60|5\d)$/);
  });
});

describe('a mail that cannot leave', () => {
  it('waits while the mail server is away, and says so', async () => {
    const away = await openEnquiryAdmin({ SMTP_URL: 'smtp://127.0.0.1:1' });
    const { id } = await away.enquiry();
    const { studio_mail, studio_mail_error } = await vi.waitUntil(async () => {
      const { data } = (await away.get(`/${id}`)).body;
      return data.studio_mail_error ? data : undefined;
    }, patiently);
    expect([studio_mail, studio_mail_error]).toEqual(['waiting', expect.stringContaining('ECONNREFUSED')]);
    await away.stop();
  });
});
