import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { DeleteOldEnquiries } from '../../src/enquiry/delete-old-enquiries.job.js';
import { EnquiryFiles } from '../../src/enquiry/files/enquiry-files.js';
import { type EnquiryAdmin, openEnquiryAdmin } from '../enquiry-admin/enquiry-admin.ts';
import { attach, pdf, sendWith } from './enquiry-files.ts';

describe('files of enquiries', () => {
  let admin: EnquiryAdmin;
  let sql: DataSource;
  beforeAll(async () => {
    admin = await openEnquiryAdmin();
    sql = admin.app.get(DataSource);
  });
  afterAll(() => admin.stop());

  const stored = () => readdir(join(admin.env.DATA_DIR, 'enquiry-files')).catch(() => []);

  it('leave the store with the person who is erased', async () => {
    const { id, files } = await sendWith(admin, [{ name: 'plan.pdf', content: pdf() }]);
    await admin.post(`/${id}/erase-person`);
    expect(await stored()).not.toContain(files[0]?.id);
    expect(await sql.query('SELECT 1 FROM enquiry_file WHERE enquiry_id = $1', [id])).toEqual([]);
    expect(await sql.query('SELECT 1 FROM stored_enquiry_file WHERE id = $1', [files[0]?.id])).toEqual([]);
  });

  it('leave the store with an enquiry that is too old', async () => {
    const { id, files } = await sendWith(admin, [{ name: 'plan.pdf', content: pdf() }]);
    await sql.query(`UPDATE enquiry SET created_at = now() - interval '13 months' WHERE id = $1`, [id]);
    await admin.app.get(DeleteOldEnquiries).run();
    expect(await stored()).not.toContain(files[0]?.id);
  });

  it('of a process that died before it saved the enquiry are removed when their time is over', async () => {
    const id = randomUUID();
    await mkdir(join(admin.env.DATA_DIR, 'enquiry-files'), { recursive: true });
    await writeFile(join(admin.env.DATA_DIR, 'enquiry-files', id), 'left behind');
    await sql.query(`INSERT INTO stored_enquiry_file VALUES ($1, now() + interval '1 hour')`, [id]);
    await admin.app.get(EnquiryFiles).sweep();
    expect(await stored()).toContain(id);
    await sql.query('UPDATE stored_enquiry_file SET keep_until = now() WHERE id = $1', [id]);
    await admin.app.get(EnquiryFiles).sweep();
    expect(await stored()).not.toContain(id);
  });

  it('are counted in the metrics while the store does not give them up', async () => {
    const locked = randomUUID();
    const path = join(admin.env.DATA_DIR, 'enquiry-files', locked);
    await mkdir(path, { recursive: true });
    await sql.query('INSERT INTO stored_enquiry_file VALUES ($1, now())', [locked]);
    const unremoved = async () => {
      await admin.app.get(EnquiryFiles).sweep();
      return /^enquiry_files_unremoved (\d+)$/m.exec((await admin.request.get('/api/metrics')).text)?.[1];
    };
    expect(await unremoved()).toBe('1');
    await rmdir(path);
    expect(await unremoved()).toBe('0');
  });

  it('leave the store also where another one cannot be removed', async () => {
    const [locked, ...others] = Array.from({ length: 5 }, () => randomUUID());
    const pathOf = (id = '') => join(admin.env.DATA_DIR, 'enquiry-files', id);
    await mkdir(pathOf(locked), { recursive: true });
    for (const id of others) await writeFile(pathOf(id), 'left behind');
    const insert = 'INSERT INTO stored_enquiry_file SELECT id, now() FROM unnest($1::uuid[]) AS id';
    await sql.query(insert, [[locked, ...others]]);
    await admin.app.get(EnquiryFiles).sweep();
    const left = await sql.query('SELECT id FROM stored_enquiry_file');
    expect([left, await stored()]).toEqual([[{ id: locked }], [locked]]);
  });
});

describe('files that come while the store is away', () => {
  let admin: EnquiryAdmin;
  beforeAll(async () => {
    admin = await openEnquiryAdmin();
    await rm(join(admin.env.DATA_DIR, 'enquiry-files'), { recursive: true, force: true });
    await writeFile(join(admin.env.DATA_DIR, 'enquiry-files'), 'No file can be below another one.');
  });
  afterAll(() => admin.stop());

  it('lose no enquiry: visitor and studio are told which could not be kept', async () => {
    const email = `${randomUUID()}@example.com`;
    const key = randomUUID();
    const send = () => attach(admin, [{ name: 'plan.pdf', content: pdf() }], { email, key });
    expect((await send()).body).toMatchObject({ status: true, unkept_files: ['plan.pdf'] });
    expect((await send()).body).toMatchObject({ status: true, unkept_files: ['plan.pdf'] });
    const [card] = (await admin.get(`?search=${email}`)).body.data;
    const { files } = (await admin.get(`/${card.id}`)).body.data;
    expect(files).toMatchObject([{ name: 'plan.pdf', is_kept: false }]);
    expect((await admin.get(`/${card.id}/files/${files[0].id}`)).status).toBe(404);
    const mail = (kind: string) =>
      readFileSync(join(admin.env.DATA_DIR, 'mail', `${card.id}.${kind}.eml`), 'utf8').replaceAll(
        '=\r\n',
        '',
      );
    await expect.poll(() => mail('studio')).toContain('These files could not be kept, please ask for them:');
    await expect
      .poll(() => mail('thanks'))
      .toContain('Not all of your files could be kept when your enquiry arrived');
    expect(mail('thanks')).not.toContain('plan.pdf');
  });
});
