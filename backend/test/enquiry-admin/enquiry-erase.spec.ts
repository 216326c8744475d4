import { randomUUID } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { onTestFinished } from 'vitest';
import { SendDigest } from '../../src/enquiry/mails/send-digest.job.js';
import { type EnquiryAdmin, openEnquiryAdmin } from './enquiry-admin.ts';

const asSeen = ({ email, phone_e164, meant }: Awaited<ReturnType<EnquiryAdmin['enquiry']>>) => ({
  by: 'email',
  seen_email: email,
  seen_phone: phone_e164,
  seen_enquiries: `${meant.email}`,
});

describe('erasing a person', () => {
  let admin: EnquiryAdmin;
  beforeAll(async () => {
    admin = await openEnquiryAdmin();
  });
  afterAll(() => admin.stop());
  const statusOf = async ({ id }: { id: string }) => (await admin.get(`/${id}`)).status;

  it('removes every enquiry of their address with notes, mark and kept mails, and nobody else’s', async () => {
    const sql = admin.app.get(DataSource);
    await sql.query('DELETE FROM enquiry_note; DELETE FROM do_not_contact');
    const first = await admin.enquiry();
    const sameAddress = await admin.enquiry({ email: first.email.toUpperCase() });
    const sameNumber = await admin.enquiry({ phone: first.phone });
    const stranger = await admin.enquiry();
    await admin.post(`/${first.id}/notes`, { text: 'A note.' });
    await admin.post(`/${first.id}/do-not-contact`);
    const folder = join(admin.env.DATA_DIR, 'mail');
    const mailsOf = async (id: string) =>
      (await readdir(folder).catch(() => [])).filter((file) => file.startsWith(id) && file.endsWith('.eml'));
    await expect.poll(async () => (await mailsOf(first.id)).length).toBe(2);
    await expect.poll(async () => (await mailsOf(stranger.id)).length).toBe(2);
    const { status, body } = await admin.post(`/${first.id}/erase-person`, { by: 'email' });
    expect([status, body.status, body.erased]).toEqual([200, true, 2]);
    expect(body.message).toContain('Backups hold the person for up to 14 days more');
    expect((await admin.post(`/${first.id}/erase-person`)).status).toBe(404);
    const left = [first, sameAddress, sameNumber, stranger].map(({ id }) => admin.get(`/${id}`));
    expect((await Promise.all(left)).map((response) => response.status)).toEqual([404, 404, 200, 200]);
    expect(await mailsOf(first.id)).toEqual([]);
    expect(await mailsOf(stranger.id)).toHaveLength(2);
    expect(await sql.query('SELECT 1 FROM enquiry_note')).toEqual([]);
    expect(await sql.query('SELECT email FROM do_not_contact')).toEqual([{ email: null }]);
  });

  it.each([
    ['both', [404, 404, 200, 200, 200]],
    ['email', [404, 404, 404, 200, 200]],
  ] as const)('means by %s what staff were told that it means', async (by, left) => {
    const first = await admin.enquiry();
    const { email, phone } = first;
    const all = [
      first,
      await admin.enquiry({ email, phone }),
      await admin.enquiry({ email }),
      await admin.enquiry({ phone }),
      await admin.enquiry(),
    ];
    const { meant, others } = (await admin.get(`/${first.id}`)).body.data;
    expect(meant).toEqual({ both: 2, email: 3, phone: 3, either: 4 });
    expect(others).toHaveLength(3);
    expect(others).toContainEqual(
      expect.objectContaining({ id: all[3]?.id, name: 'Asha Verma', same_email: false, same_phone: true }),
    );
    expect((await admin.post(`/${first.id}/erase-person`, { by })).body.erased).toBe(meant[by]);
    const found = await Promise.all(all.map(({ id }) => admin.get(`/${id}`)));
    expect(found.map(({ status }) => status)).toEqual(left);
  });

  it('counts before what goes with the enquiries of the person, and nothing of a stranger', async () => {
    const first = await admin.enquiry();
    const second = await admin.enquiry({ email: first.email });
    const stranger = await admin.enquiry({ phone: first.phone });
    const ids = [first, second, stranger].map(({ id }) => id);
    for (const id of ids) await admin.post(`/${id}/notes`, { text: 'A note.' });
    await admin.post(`/${first.id}/notes`, { text: 'Another.' });
    const sent = async (id: string) => {
      const { studio_mail, acknowledgement } = (await admin.get(`/${id}`)).body.data;
      return [studio_mail, acknowledgement];
    };
    for (const id of ids) await expect.poll(() => sent(id)).toEqual(['sent', 'sent']);
    expect((await admin.get(`/${first.id}`)).body.data.goes).toEqual({
      both: { notes: 2, mails: 2, files: 0 },
      email: { notes: 3, mails: 4, files: 0 },
    });
  });

  it.each(['phone', 'either'])('is refused by %s: anybody can type in a number', async (by) => {
    const { id } = await admin.enquiry();
    expect((await admin.post(`/${id}/erase-person`, { by })).status).toBe(422);
    expect((await admin.get(`/${id}`)).status).toBe(200);
  });

  describe('that has changed since it was shown', () => {
    it('erases nothing of whoever wrote once more', async () => {
      const first = await admin.enquiry();
      const second = await admin.enquiry({ email: first.email });
      const { status, body } = await admin.post(`/${first.id}/erase-person`, asSeen(first));
      expect([status, body.message]).toEqual([409, expect.stringContaining('Nothing was erased.')]);
      expect([await statusOf(first), await statusOf(second)]).toEqual([200, 200]);
    });

    it('erases nobody where a colleague has corrected the address', async () => {
      const first = await admin.enquiry();
      await admin.patch(`/${first.id}/desk`, { email: `${randomUUID()}@example.com` });
      const { status } = await admin.post(`/${first.id}/erase-person`, asSeen(first));
      expect([status, await statusOf(first)]).toEqual([409, 200]);
    });

    it('is erased once it was looked at again', async () => {
      const first = await admin.enquiry();
      await admin.enquiry({ email: first.email });
      const now = (await admin.get(`/${first.id}`)).body.data;
      expect((await admin.post(`/${first.id}/erase-person`, asSeen(now))).body.erased).toBe(2);
    });
  });

  it('takes nothing from a stranger whose number somebody typed in', async () => {
    const stranger = await admin.enquiry();
    await admin.post(`/${stranger.id}/do-not-contact`);
    const other = await admin.enquiry({ phone: stranger.phone });
    expect((await admin.post(`/${other.id}/erase-person`)).body.erased).toBe(1);
    expect((await admin.get(`/${stranger.id}`)).body.data.do_not_contact).toBe(true);
  });

  it('takes no mark of a number that was left alone before they typed it in', async () => {
    const stranger = await admin.enquiry();
    await admin.post(`/${stranger.id}/do-not-contact`);
    const sql = admin.app.get(DataSource);
    await sql.query('DELETE FROM enquiry WHERE id = $1', [stranger.id]);
    const other = await admin.enquiry({ phone: stranger.phone });
    await admin.post(`/${other.id}/erase-person`, { by: 'email' });
    const marks = 'SELECT 1 FROM do_not_contact WHERE phone_e164 = $1';
    expect(await sql.query(marks, [stranger.phone_e164])).toHaveLength(1);
  });

  it('asks who is meant in a sentence', async () => {
    const { id } = await admin.enquiry();
    const { status, body } = await admin.post(`/${id}/erase-person`, { by: 'everybody' });
    expect([status, Object.keys(body.messages)]).toEqual([422, ['by']]);
    expect((await admin.get(`/${id}`)).status).toBe(200);
  });

  it('removes kept digests, which name many', async () => {
    const { id } = await admin.enquiry();
    const sql = admin.app.get(DataSource);
    const sent = async () => (await admin.get(`/${id}`)).body.data.studio_mail;
    await expect.poll(sent).toBe('sent');
    await sql.query('UPDATE enquiry SET in_digest = true, studio_mail_sent_at = NULL WHERE id = $1', [id]);
    await admin.app.get(SendDigest).run(undefined, AbortSignal.timeout(10_000));
    const digests = async () =>
      (await readdir(join(admin.env.DATA_DIR, 'mail'))).filter((file) => file.startsWith('digest.'));
    expect(await digests()).toHaveLength(1);
    await admin.post(`/${id}/erase-person`);
    expect(await digests()).toEqual([]);
  });

  it('removes what waits in the queue for them', async () => {
    const { id } = await admin.enquiry();
    const sql = admin.app.get(DataSource);
    await sql.query(
      `SELECT graphile_worker.add_job('send-studio-mail', json_build_object('enquiryId', $1::text),
         run_at := now() + interval '1 day', job_key := 'studio-mail:' || $1)`,
      [id],
    );
    await admin.post(`/${id}/erase-person`);
    expect(await sql.query('SELECT 1 FROM graphile_worker.jobs WHERE key LIKE $1', [`%${id}`])).toEqual([]);
  });

  it('leaves a line in the audit list that names nobody', async () => {
    const { id, email, phone_e164 } = await admin.enquiry();
    await admin.post(`/${id}/erase-person`);
    const rows = await admin.app.get(DataSource).query('SELECT * FROM audit_entry ORDER BY id DESC LIMIT 1');
    expect(rows[0]).toMatchObject({ action: 'person erased', subject_id: null, subject: '1 enquiry' });
    for (const secret of [id, email, phone_e164]) expect(JSON.stringify(rows)).not.toContain(secret);
  });
});

describe('erasing a person since there is a mail server', () => {
  it('removes the mails that were kept as files before', async () => {
    const admin = await openEnquiryAdmin({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@studio.example' });
    onTestFinished(() => admin.stop());
    const { id } = await admin.enquiry();
    const folder = join(admin.env.DATA_DIR, 'mail');
    await mkdir(folder);
    for (const name of [`${id}.studio.eml`, 'account.1.eml']) await writeFile(join(folder, name), 'A mail.');
    await admin.post(`/${id}/erase-person`);
    expect(await readdir(folder)).toEqual(['account.1.eml']);
  });
});
