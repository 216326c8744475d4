import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { onTestFinished } from 'vitest';
import { type Restored, loadBackup } from '../../src/backup/restoring/load-backup.js';
import { FileImageStore } from '../../src/pictures/store/file-image-store.js';
import { save } from './backups.ts';
import { createDatabase, type TestDatabase } from '../setup/database.ts';
import { type EnquiryAdmin, openEnquiryAdmin } from '../enquiry-admin/enquiry-admin.ts';

describe('a person who was erased after a backup was made', () => {
  const email = 'Erased@example.com';
  const emails = 'SELECT email FROM enquiry ORDER BY email';
  const left = [{ email }, { email: 'stranger@example.com' }];
  let folder: string;
  let database: TestDatabase;
  let desk: EnquiryAdmin;
  let url: string;
  let file: string;
  let laterFile: string;
  let restored: Restored;
  const store = () => new FileImageStore(join(folder, 'uploads'));
  const rows = async (sql: string) => {
    const client = new Client(url);
    await client.connect();
    const result = await client.query(sql);
    await client.end();
    return result.rows;
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'studio-backup-'));
    file = join(folder, 'studio.tar');
    laterFile = join(folder, 'later.tar');
    database = await createDatabase();
    url = database.url;
    desk = await openEnquiryAdmin({ DATABASE_URL: database.servingUrl });
    const person = await desk.enquiry({ email });
    await desk.enquiry({ email: email.toLowerCase() });
    await desk.enquiry({ email: 'stranger@example.com' });
    await desk.post(`/${person.id}/notes`, { text: 'Rang twice.' });
    await desk.post(`/${person.id}/do-not-contact`);
    await save(url, store(), file);
    await desk.post(`/${person.id}/erase-person`, { by: 'email' });
    await desk.enquiry({ email });
    await save(url, store(), laterFile);
    await desk.app.close();
    restored = await loadBackup({ DATABASE_URL: url }, store(), { path: file });
  });
  afterAll(async () => {
    await database.drop();
    await rm(desk.env.DATA_DIR, { recursive: true });
    await rm(folder, { recursive: true });
  });

  it('is erased again when that backup is restored, and neither is anybody else nor what they sent after that', async () => {
    expect(await rows(emails)).toEqual(left);
    expect(await rows('SELECT 1 FROM enquiry_note UNION ALL SELECT 1 FROM do_not_contact')).toEqual([]);
    expect(restored.erasedAgain).toBe(2);
  });

  it('is erased again when it is restored a second time', async () => {
    const again = await loadBackup({ DATABASE_URL: url }, store(), { path: file });
    expect(again.erasedAgain).toBe(2);
    expect(await rows(emails)).toEqual(left);
  });

  it('keeps what they sent after that', async () => {
    const later = await loadBackup({ DATABASE_URL: url }, store(), { path: laterFile });
    expect(later.erasedAgain).toBe(0);
    expect(await rows(emails)).toEqual(left);
  });

  it('is erased again elsewhere, as far as a backup knows of it', async () => {
    const other = await createDatabase();
    onTestFinished(() => other.drop());
    for (const path of [laterFile, file]) await loadBackup({ DATABASE_URL: other.url }, store(), { path });
    const client = new Client(other.url);
    await client.connect();
    const answer = await client.query(emails);
    await client.end();
    expect(answer.rows).toEqual(left);
  });
});
