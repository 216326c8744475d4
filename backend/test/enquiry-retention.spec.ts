import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { DeleteOldEnquiries, RETENTION } from '../src/enquiry/delete-old-enquiries.job.js';
import { type EnquiryAdmin, openEnquiryAdmin } from './enquiry-admin.ts';

const policy = new URL('../../frontend/content/legal.json', import.meta.url);
const patiently = { timeout: 15_000, interval: 50 };
const { enquiryMonths, suspectDays } = RETENTION;
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
    sql.query(`UPDATE enquiry SET created_at = ${sent} WHERE id = $1`, [id]);
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
    const { id } = await admin.enquiry(isSuspect ? { website: 'https://example.com' } : {});
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
    await expect.poll(async () => (await mails()).length, patiently).toBe(2);
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
    expect(lines.slice(0, lines.length - before)).toEqual(['The website: 1 enquiry older than 12 months']);
    const written = JSON.stringify(await sql.query(`SELECT * FROM audit_entry WHERE action LIKE 'old%'`));
    for (const secret of [id, email, phone]) expect(written).not.toContain(secret);
  });

  it('are deleted however many there are', async () => {
    await sql.query(`
      INSERT INTO enquiry (name, email, phone, phone_e164, message, consent, consent_version, consent_text, created_at)
      SELECT 'A', 'a', '1', '1', 'x', true, '1', 'x', ${months(13)} FROM generate_series(1, 1100)`);
    await run();
    expect(await sql.query('SELECT 1 FROM enquiry')).toEqual([]);
    expect((await audit()).slice(0, 3).map((line) => line.replace(/ older.*/, ''))).toEqual([
      'The website: 100 enquiries',
      'The website: 500 enquiries',
      'The website: 500 enquiries',
    ]);
  });

  it('are deleted every night', async () => {
    expect(admin.app.get(DeleteOldEnquiries).schedule).toMatch(/^\d+ \d+ \* \* \*$/);
  });

  it('are deleted when the privacy policy says so', async () => {
    const { privacy } = JSON.parse(await readFile(policy, 'utf8'));
    const kept = privacy.sections.find(({ h }: { h: string }) => h === 'How long we keep it').p.join(' ');
    expect(kept).toContain(`does not become a project is deleted ${enquiryMonths} months after you sent it`);
    expect(kept).toContain(
      `took for spam, and none of us for anything else, is deleted after ${suspectDays} days.`,
    );
    expect(kept.match(/\d+ (months|days)/g)).toEqual([`${enquiryMonths} months`, `${suspectDays} days`]);
  });
});
