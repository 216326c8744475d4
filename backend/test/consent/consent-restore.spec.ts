import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { loadBackup } from '../../src/backup/restoring/load-backup.js';
import { FileImageStore } from '../../src/pictures/store/file-image-store.js';
import { save } from '../backup/backups.ts';
import { type Receipts, openReceipts } from './consent-receipts.ts';
import { createDatabase, type TestDatabase } from '../setup/database.ts';

describe('a backup from before consent was withdrawn and a person was erased', () => {
  let folder: string;
  let database: TestDatabase;
  let site: Receipts;
  const rows = async (sql: string) => {
    const client = new Client(database.url);
    await client.connect();
    const result = await client.query(sql);
    await client.end();
    return result.rows;
  };
  const emails = {
    withdrawn: 'Withdrawn@example.com',
    lifted: 'lifted@example.com',
    erased: 'erased@example.com',
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'studio-consent-'));
    database = await createDatabase();
    site = await openReceipts({ DATABASE_URL: database.servingUrl });
    const store = new FileImageStore(join(folder, 'uploads'));
    const file = join(folder, 'studio.tar');
    const withdrawn = await site.enquiry({ email: emails.withdrawn });
    const gone = await site.enquiry({ email: emails.withdrawn });
    const lifted = await site.enquiry({ email: emails.lifted });
    await site.act('withdraw', site.tokenOf(lifted));
    const erased = await site.enquiry({ email: emails.erased });
    const forgotten = await site.enquiry({ email: emails.erased });
    await save(database.url, store, file);
    // As the nightly clean-up does: the restore brings them back, and only the hash tells whose they are.
    const sql = site.app.get(DataSource);
    await sql.query('DELETE FROM enquiry WHERE id = ANY($1)', [[gone.id, forgotten.id]]);
    await site.act('withdraw', site.tokenOf(withdrawn));
    await site.act('cancel-call', site.tokenOf(withdrawn));
    await site.act('give', site.tokenOf(lifted));
    await site.post(`/${erased.id}/erase-person`, { by: 'email' });
    await site.app.close();
    await loadBackup({ DATABASE_URL: database.url }, store, { path: file });
  });
  afterAll(async () => {
    await database.drop();
    await rm(site.env.DATA_DIR, { recursive: true });
    await rm(folder, { recursive: true });
  });

  it('has the consent withdrawn again, also of an enquiry that was gone by then', async () => {
    const sql = `SELECT withdrawn_at IS NOT NULL AND lifted_at IS NULL AS is_open, call_cancelled_at IS NOT NULL AS is_cancelled
      FROM enquiry JOIN consent_withdrawal ON enquiry_id = enquiry.id WHERE email = '${emails.withdrawn}'`;
    const again = { is_open: true, is_cancelled: true };
    expect(await rows(sql)).toEqual([again, again]);
    expect(await rows('SELECT email FROM do_not_contact WHERE email IS NOT NULL')).toEqual([
      { email: emails.withdrawn.toLowerCase() },
    ]);
  });

  it('has the person erased again, also an enquiry that was gone by then', async () => {
    expect(await rows(`SELECT 1 FROM enquiry WHERE email = '${emails.erased}'`)).toEqual([]);
  });

  it('remembers both by hashes that name nobody', async () => {
    const facts = JSON.stringify(
      await rows(
        'SELECT to_jsonb(e) FROM erased_enquiry e UNION ALL SELECT to_jsonb(w) FROM consent_withdrawal w',
      ),
    );
    expect(facts.match(/"person_hash":"[\w-]{43}"/g)?.length).toBeGreaterThan(3);
    expect(facts).not.toContain('@');
  });
});
