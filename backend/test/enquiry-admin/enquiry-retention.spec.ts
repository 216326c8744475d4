import { randomUUID } from 'node:crypto';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { AuditRetention } from '../../src/audit/audit-retention.js';
import { setHistoryPeriod } from '../../src/database/history-period.js';
import { DeleteOldEnquiries } from '../../src/enquiry/delete-old-enquiries.job.js';
import { studio } from '../../src/studio/studio.js';
import { startApp } from '../setup/start-app.ts';
import { type EnquiryAdmin, openEnquiryAdmin } from './enquiry-admin.ts';
import { robot } from '../enquiry/enquiry-form.ts';

const enquiryMonths = Number.parseInt(studio.retention.enquiries);
const suspectDays = Number.parseInt(studio.retention.suspectedSpam);
const mailDays = Number.parseInt(studio.retention.mailFiles);
const months = (count: number) => `now() - interval '${count} months'`;
const days = (count: number) => `now() - interval '${count} days'`;

describe('old enquiries', () => {
  let admin: EnquiryAdmin;
  let sql: DataSource;
  beforeAll(async () => {
    admin = await openEnquiryAdmin();
    sql = admin.app.get(DataSource);
  });
  afterAll(() => admin.stop());
  beforeEach(() => sql.query('DELETE FROM enquiry'));

  const age = (id: string, sent: string) =>
    sql.query(
      `UPDATE enquiry SET created_at = ${sent},
         spam_since = CASE WHEN spam_reason IS NULL THEN spam_since ELSE ${sent} END WHERE id = $1`,
      [id],
    );
  const run = () => admin.app.get(DeleteOldEnquiries).run();
  const isThere = async (id: string) => (await admin.get(`/${id}`)).status === 200;
  const audit = async () =>
    (await admin.audit()).flatMap(({ action, who, subject }) =>
      action === 'old enquiries deleted' ? [`${who}: ${subject}`] : [],
    );

  it.each([
    ['new', false, `${months(enquiryMonths)} - interval '1 minute'`, false],
    ['lost', false, `${months(enquiryMonths)} - interval '1 minute'`, false],
    ['won', false, months(10 * enquiryMonths), true],
    ['quoted', false, `${months(enquiryMonths)} + interval '1 minute'`, true],
    ['spam', false, days(suspectDays + 1), true],
    ['spam', true, `${days(suspectDays)} - interval '1 minute'`, false],
    ['spam', true, `${days(suspectDays)} + interval '1 minute'`, true],
    ['called', true, days(suspectDays + 1), true],
  ])('that are %s (suspected: %s), sent at %s, are kept: %s', async (state, isSuspect, sent, kept) => {
    const { id } = await admin.enquiry(isSuspect ? robot : {});
    await admin.post(`/${id}/state`, { state });
    await age(id, sent);
    await run();
    expect(await isThere(id)).toBe(kept);
  });

  it('go with their notes, mails and jobs, and leave a line that names nobody; a wish to be left alone stays', async () => {
    const { id, email, phone_e164: phone } = await admin.enquiry();
    const folder = join(admin.env.DATA_DIR, 'mail');
    const mails = async () =>
      (await readdir(folder)).filter((file) => file.startsWith(id) && file.endsWith('l'));
    await expect.poll(async () => (await mails()).length).toBe(2);
    await admin.post(`/${id}/notes`, { text: 'A note.' });
    await admin.post(`/${id}/do-not-contact`);
    await age(id, months(enquiryMonths + 1));
    const before = (await audit()).length;
    await run();
    await run();
    expect(await isThere(id)).toBe(false);
    expect(await sql.query('SELECT 1 FROM enquiry_note')).toEqual([]);
    expect(await mails()).toEqual([]);
    expect(await sql.query('SELECT email FROM do_not_contact WHERE email = $1', [email])).toHaveLength(1);
    const lines = await audit();
    expect(lines.slice(0, lines.length - before)).toEqual([
      'The website: 0 enquiries older than 12 months, 0 enquiries taken for spam 30 days ago, 0 rare words of spam lessons',
      'The website: 1 enquiry older than 12 months, 0 enquiries taken for spam 30 days ago, 0 rare words of spam lessons',
    ]);
    const written = JSON.stringify(await sql.query(`SELECT * FROM audit_entry WHERE action LIKE 'old%'`));
    for (const secret of [id, email, phone]) expect(written).not.toContain(secret);
  });

  it('are not alone: other mails that are stored as files, and those of enquiries that are gone, go after a period of their own', async () => {
    const folder = join(admin.env.DATA_DIR, 'mail');
    const { id } = await admin.enquiry();
    await mkdir(folder, { recursive: true });
    const others = [
      'account.1',
      `invitation.${'a'.repeat(43)}`,
      'password-link.1',
      `${id}.canary`,
      'overdue.1',
      `${randomUUID()}.studio`,
      `${randomUUID()}.thanks.1`,
    ];
    const write = async (name: string, ageDays: number) => {
      await writeFile(join(folder, name), 'A mail.');
      const at = Date.now() / 1000 - ageDays * 86_400;
      await utimes(join(folder, name), at, at);
    };
    const kept = [`${id}.studio.1.eml`, `${id}.thanks.1.eml`, 'account.2.eml'];
    for (const name of others) await write(`${name}.eml`, mailDays + 1);
    for (const name of kept) await write(name, name.startsWith(id) ? 10 * mailDays : mailDays - 1);
    await run();
    const left = await readdir(folder);
    expect(left).toEqual(expect.arrayContaining(kept));
    expect(left.filter((name) => others.includes(name.replace('.eml', '')))).toEqual([]);
  });

  it('are deleted however many there are', async () => {
    await sql.query(`
      INSERT INTO enquiry (name, email, phone, phone_e164, message, consent, consent_version, consent_text, created_at)
      SELECT 'A', 'a', '1', '1', 'x', true, '1', 'x', ${months(13)} FROM generate_series(1, 1100)`);
    await run();
    expect(await sql.query('SELECT 1 FROM enquiry')).toEqual([]);
    expect((await audit())[0]).toContain('1100 enquiries older than 12 months');
  });

  it('that staff marked as spam go thirty days after they were marked', async () => {
    const { id } = await admin.enquiry();
    await admin.post(`/${id}/state`, { state: 'spam' });
    await sql.query(`UPDATE enquiry SET spam_since = ${days(suspectDays + 1)} WHERE id = $1`, [id]);
    await run();
    expect(await isThere(id)).toBe(false);
    expect((await audit())[0]).toContain('1 enquiry taken for spam 30 days ago');
  });

  it.each([
    ['won', 'quoted'],
    ['won', 'lost'],
    ['won', 'new'],
    ['won', 'spam'],
    ['quoted', 'spam'],
  ])('that staff move from %s to %s by a slip of the hand are not gone that night', async (...states) => {
    const { id } = await admin.enquiry();
    await age(id, months(2 * enquiryMonths));
    for (const state of states) await admin.post(`/${id}/state`, { state });
    await run();
    expect(await isThere(id)).toBe(true);
  });

  it('that left Won go thirty days after their state changed last', async () => {
    const { id } = await admin.enquiry();
    await age(id, months(2 * enquiryMonths));
    for (const state of ['won', 'lost']) await admin.post(`/${id}/state`, { state });
    await sql.query(`UPDATE enquiry_event SET at = ${days(suspectDays + 1)} WHERE enquiry_id = $1`, [id]);
    await run();
    expect(await isThere(id)).toBe(false);
  });

  it('of an earlier version that were suspected go thirty days after they came', async () => {
    const { id } = await admin.enquiry(robot);
    await age(id, days(suspectDays + 1));
    await sql.query('UPDATE enquiry SET spam_since = NULL');
    await run();
    expect(await isThere(id)).toBe(false);
  });

  it('leave no word behind that they alone had, and the words that others had too', async () => {
    await sql.query('DELETE FROM spam_lesson');
    await sql.query(`INSERT INTO spam_lesson (word, honest, spam, changed_at) VALUES
      ('', 3, 0, ${months(13)}), ('velvet', 1, 0, ${months(13)}), ('kitchen', 2, 0, ${months(13)}), ('new', 1, 0, now())`);
    await run();
    const words = await sql.query('SELECT word FROM spam_lesson ORDER BY word');
    expect(words.map(({ word }: { word: string }) => word)).toEqual(['', 'kitchen', 'new']);
    expect((await audit())[0]).toContain('1 rare word of spam lessons');
  });

  it('are deleted every night', async () => {
    const { schedule } = admin.app.get(DeleteOldEnquiries);
    const minutes = Array.from({ length: 24 * 60 }, (_, minute) => minute);
    const runs = minutes.filter(
      (minute) =>
        typeof schedule === 'object' &&
        schedule.match({ month: 11, date: 23, hour: Math.floor(minute / 60), min: minute % 60, dow: 1 }),
    );
    expect(runs).toHaveLength(1);
  });
});

describe('old lines of the history', () => {
  it('go by the period of the data file, which the owner wrote into the database, and leave a line with their number', async () => {
    const server = await startApp();
    const owner = await new DataSource({ type: 'postgres', url: server.ownerUrl }).initialize();
    await owner.query(`
      INSERT INTO audit_entry (who, action, subject_type, subject, at)
      SELECT 'The website', 'words changed', 'content', 'Old', now() - age::interval
      FROM unnest(ARRAY['${studio.retention.history} 1 minute', '${studio.retention.history} -1 minute', '1 day']) AS age`);
    await server.app.get(AuditRetention).removeOld();
    await server.app.get(AuditRetention).removeOld();
    const lines = await owner.query(
      `SELECT subject FROM audit_entry WHERE action IN ('old history deleted', 'words changed') ORDER BY id`,
    );
    await owner.destroy();
    await server.stop();
    expect(lines.map(({ subject }: { subject: string }) => subject)).toEqual([
      'Old',
      'Old',
      '1 line older than 12 months',
      '0 lines older than 12 months',
    ]);
  });

  it('go by a period that was changed, from the next migration on', async () => {
    const server = await startApp();
    const owner = await new DataSource({ type: 'postgres', url: server.ownerUrl }).initialize();
    vi.spyOn(studio.retention, 'history', 'get').mockReturnValue('7 days');
    await setHistoryPeriod(owner.manager);
    vi.restoreAllMocks();
    const [{ source }] = await owner.query(
      `SELECT prosrc AS source FROM pg_proc WHERE proname = 'remove_old_audit_entries'`,
    );
    await owner.destroy();
    await server.stop();
    expect(source).toContain(`interval '7 days'`);
  });
});
