import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { onTestFinished } from 'vitest';
import { loadBackup } from '../../src/backup/restoring/load-backup.js';
import { EnquiryFiles } from '../../src/enquiry/files/enquiry-files.js';
import { FileImageStore } from '../../src/pictures/store/file-image-store.js';
import { copyBackup, filesIn, save } from './backups.ts';
import { createDatabase, type TestDatabase } from '../setup/database.ts';
import { type EnquiryAdmin, openEnquiryAdmin } from '../enquiry-admin/enquiry-admin.ts';
import { attach, pdf, sendWith } from '../enquiry/enquiry-files.ts';

describe('files of enquiries in a backup', () => {
  let folder: string;
  let backup: string;
  let database: TestDatabase;
  let before: EnquiryAdmin;
  let after: EnquiryAdmin;
  let kept: string;
  let erased: string;
  let later: string;
  let added: string;
  const store = () => new FileImageStore(join(before.env.DATA_DIR, 'uploads'));
  const stored = () => readdir(join(before.env.DATA_DIR, 'enquiry-files'));
  const plan = [{ name: 'plan.pdf', content: pdf() }];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'studio-backup-'));
    backup = join(folder, 'studio.tar');
    database = await createDatabase();
    before = await openEnquiryAdmin({ DATABASE_URL: database.servingUrl });
    kept = (await sendWith(before, plan)).files[0]?.id ?? '';
    const person = await sendWith(before, plan);
    erased = person.files[0]?.id ?? '';
    const words = { email: `${randomUUID()}@example.com`, key: randomUUID() };
    const known = await sendWith(before, [], words);
    await save(database.url, store(), backup);
    await before.post(`/${person.id}/erase-person`);
    later = (await sendWith(before, plan)).files[0]?.id ?? '';
    await attach(before, plan, words);
    added = (await before.get(`/${known.id}`)).body.data.files[0].id;
    await before.app.close();
    await rm(join(before.env.DATA_DIR, 'enquiry-files', kept));
    await loadBackup({ DATABASE_URL: database.url }, store(), { path: backup });
    after = await openEnquiryAdmin({ DATABASE_URL: database.url, DATA_DIR: before.env.DATA_DIR });
  });
  afterAll(async () => {
    await after.app.close();
    await database.drop();
    await rm(before.env.DATA_DIR, { recursive: true });
    await rm(folder, { recursive: true });
  });

  it('are in it and come back with their enquiry', async () => {
    expect(await filesIn(backup)).toEqual(expect.arrayContaining([`enquiry-files/${kept}`]));
    const content = await readFile(join(before.env.DATA_DIR, 'enquiry-files', kept), 'utf8');
    expect(content).toBe(pdf());
    const rows = await after.app.get(DataSource).query('SELECT id FROM enquiry_file');
    expect(rows).toEqual(expect.arrayContaining([{ id: kept }]));
  });

  it('of a person who was erased since leave the store, and those that came later, to an enquiry of the backup as well, stay', async () => {
    expect(await stored()).toEqual(expect.arrayContaining([kept, erased, later, added]));
    await after.app.get(EnquiryFiles).sweep();
    expect((await stored()).toSorted()).toEqual([kept, later, added].toSorted());
    const pass = `UPDATE stored_enquiry_file SET keep_until = keep_until - interval '8 days'`;
    await after.app.get(DataSource).query(pass);
    await after.app.get(EnquiryFiles).sweep();
    expect((await stored()).toSorted()).toEqual([kept, later, added].toSorted());
  });

  it('are known to a site whose restore failed, so that its sweep takes them from the store', async () => {
    const broken = join(folder, 'broken.tar');
    await copyBackup(backup, broken, (name, content) =>
      name.startsWith('tables/public.enquiry/') ? Buffer.concat([content, Buffer.from('alone\n')]) : content,
    );
    const other = await createDatabase();
    onTestFinished(() => other.drop());
    const put = new FileImageStore(join(folder, 'uploads'));
    const restore = loadBackup({ DATABASE_URL: other.url }, put, { path: broken });
    await expect(restore).rejects.toThrow(
      'The table enquiry cannot be restored. Postgres refuses what is in the backup',
    );
    const client = new Client(other.url);
    await client.connect();
    const { rows } = await client.query('SELECT id FROM stored_enquiry_file WHERE keep_until <= now()');
    await client.end();
    const known = rows.map(({ id }: { id: string }) => id);
    expect(known.toSorted()).toEqual((await readdir(join(folder, 'enquiry-files'))).toSorted());
  });

  it('have names that no site gives in a backup that is not ours', async () => {
    const hostile = join(folder, 'hostile.tar');
    await copyBackup(
      backup,
      hostile,
      (_name, content) => content,
      (name) => name.replace(/^enquiry-files\/.*/, 'enquiry-files/../../secret'),
    );
    const other = await createDatabase();
    onTestFinished(() => other.drop());
    const restore = loadBackup({ DATABASE_URL: other.url }, store(), { path: hostile });
    await expect(restore).rejects.toThrow('enquiry-files/../../secret');
  });
});
