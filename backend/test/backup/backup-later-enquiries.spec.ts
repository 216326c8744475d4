import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { AdminAccounts } from '../../src/auth/admin-accounts.js';
import { type Restored, loadBackup } from '../../src/backup/restoring/load-backup.js';
import { dataSourceOptions } from '../../src/database/data-source-options.js';
import type { EnquiryDetail } from '../../src/enquiry/admin/enquiry-admin.schema.js';
import { EnquiryFiles } from '../../src/enquiry/files/enquiry-files.js';
import { FileImageStore } from '../../src/pictures/store/file-image-store.js';
import { save } from './backups.ts';
import { createDatabase, type TestDatabase } from '../setup/database.ts';
import { type EnquiryAdmin, openEnquiryAdmin } from '../enquiry-admin/enquiry-admin.ts';
import { pdf, sendWith } from '../enquiry/enquiry-files.ts';

describe('an enquiry that came after the backup that is restored', () => {
  let folder: string;
  let database: TestDatabase;
  let before: EnquiryAdmin;
  let after: EnquiryAdmin;
  let known: EnquiryDetail;
  let later: EnquiryDetail;
  let restored: Restored;
  const rows = (sql: string) => after.app.get(DataSource).query(sql);
  const sent = () =>
    rows(`SELECT studio_mail_sent_at IS NOT NULL AS is_sent FROM enquiry WHERE id = '${later.id}'`);
  const restore = () => {
    const store = new FileImageStore(join(before.env.DATA_DIR, 'uploads'));
    return loadBackup({ DATABASE_URL: database.url }, store, { path: join(folder, 'studio.tar') });
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'studio-backup-'));
    database = await createDatabase();
    before = await openEnquiryAdmin({ DATABASE_URL: database.servingUrl });
    known = await before.enquiry();
    await before.post(`/${known.id}/notes`, { text: 'Rang once.' });
    const store = new FileImageStore(join(before.env.DATA_DIR, 'uploads'));
    await save(database.url, store, join(folder, 'studio.tar'));
    later = await sendWith(before, [{ name: 'plan.pdf', content: pdf() }]);
    await before.post(`/${later.id}/notes`, { text: 'Rang twice.' });
    await before.post(`/${known.id}/notes`, { text: 'Wants oak.' });
    await before.post(`/${later.id}/state`, { state: 'quoted' });
    const owner = { email: 'tara@example.com', name: 'Tara', role: 'editor' } as const;
    await before.app
      .get(AdminAccounts)
      .create({ ...owner, password: 'seven oak doors in a row' }, { name: 'An operator' });
    await before.app.close();
    const old = await new DataSource(dataSourceOptions(database.url)).initialize();
    // The mail that waits, a backup whose clock was ahead, and a table as another version has it.
    await old.query(`UPDATE enquiry SET studio_mail_sent_at = NULL, created_at = created_at - interval '2 hours',
      owner_id = (SELECT id FROM admin WHERE email = 'tara@example.com')`);
    await old.query(
      `SELECT graphile_worker.add_job('send-studio-mail', json_build_object('enquiryId', $1::text),
        job_key := 'studio-mail:' || $1::text, run_at := now() + interval '1 day')`,
      [later.id],
    );
    await old.query('ALTER TABLE enquiry DROP COLUMN only_advice, ADD COLUMN unknown text');
    await old.destroy();
    restored = await restore();
    after = await openEnquiryAdmin({ DATABASE_URL: database.url, DATA_DIR: before.env.DATA_DIR });
  });
  afterAll(async () => {
    await after.app.close();
    await database.drop();
    await rm(before.env.DATA_DIR, { recursive: true });
    await rm(folder, { recursive: true });
  });

  it('is carried over and counted, and those of the backup stay as they were', async () => {
    expect(restored.carriedOver).toBe(1);
    expect(await rows('SELECT id, owner_id FROM enquiry ORDER BY created_at DESC')).toEqual([
      { id: known.id, owner_id: null },
      { id: later.id, owner_id: null },
    ]);
  });

  it('has its notes and its history, as have those of the backup, and nobody has them twice', async () => {
    const notes = await rows('SELECT enquiry_id, text FROM enquiry_note ORDER BY id');
    expect(notes).toEqual([
      { enquiry_id: known.id, text: 'Rang once.' },
      { enquiry_id: later.id, text: 'Rang twice.' },
      { enquiry_id: known.id, text: 'Wants oak.' },
    ]);
    const { body } = await after.get(`/${later.id}`);
    expect(JSON.stringify(body.data.events)).toContain('quoted');
  });

  it('keeps its attachment in the store', async () => {
    await after.app.get(EnquiryFiles).sweep();
    expect(await readdir(join(before.env.DATA_DIR, 'enquiry-files'))).toEqual([later.files[0]?.id]);
  });

  it('is still told to the studio when that mail was not sent', async () => {
    await expect.poll(sent).toEqual([{ is_sent: true }]);
  });
});
