import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { type Desk, openDesk } from './enquiry-desk.ts';

const patiently = { timeout: 15_000, interval: 50 };

describe('erasing a person', () => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await openDesk();
  });
  afterAll(() => desk.stop());

  it('removes every enquiry of theirs with notes, mark and kept mails, and nobody else’s', async () => {
    const first = await desk.enquiry();
    const sameAddress = await desk.enquiry({ email: first.email.toUpperCase() });
    const sameNumber = await desk.enquiry({ phone: first.phone });
    const stranger = await desk.enquiry();
    await desk.post(`/${first.id}/notes`, { text: 'A note.' });
    await desk.post(`/${first.id}/do-not-contact`);
    const folder = join(desk.env.DATA_DIR, 'mail');
    const mailsOf = async (id: string) =>
      (await readdir(folder).catch(() => [])).filter((file) => file.startsWith(id) && file.endsWith('.eml'));
    await expect.poll(async () => (await mailsOf(first.id)).length, patiently).toBe(2);
    await expect.poll(async () => (await mailsOf(stranger.id)).length, patiently).toBe(2);
    const { status, body } = await desk.post(`/${first.id}/erase-person`);
    expect([status, body.status, body.erased]).toEqual([200, true, 3]);
    expect((await desk.post(`/${first.id}/erase-person`)).status).toBe(404);
    const left = [first, sameAddress, sameNumber, stranger].map(({ id }) => desk.get(`/${id}`));
    expect((await Promise.all(left)).map((response) => response.status)).toEqual([404, 404, 404, 200]);
    expect(await mailsOf(first.id)).toEqual([]);
    expect(await mailsOf(stranger.id)).toHaveLength(2);
    const sql = desk.app.get(DataSource);
    expect(await sql.query('SELECT 1 FROM enquiry_note UNION ALL SELECT 1 FROM do_not_contact')).toEqual([]);
  });

  it('leaves a line in the audit list that names nobody', async () => {
    const { id, email, phone_e164 } = await desk.enquiry();
    await desk.post(`/${id}/erase-person`);
    const rows = await desk.app.get(DataSource).query('SELECT * FROM audit_entry ORDER BY id DESC LIMIT 1');
    expect(rows[0]).toMatchObject({ action: 'person erased', subject_id: null, subject: '1 enquiry' });
    for (const secret of [id, email, phone_e164]) expect(JSON.stringify(rows)).not.toContain(secret);
  });
});
