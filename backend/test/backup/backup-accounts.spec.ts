import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { AdminAccounts } from '../../src/auth/admin-accounts.js';
import { loadBackup } from '../../src/backup/restoring/load-backup.js';
import { dataSourceOptions } from '../../src/database/data-source-options.js';
import { FileImageStore } from '../../src/pictures/store/file-image-store.js';
import { save } from './backups.ts';
import { createDatabase, type TestDatabase } from '../setup/database.ts';
import { type TestApp, startApp } from '../setup/start-app.ts';

const OPERATOR = { name: 'An operator' };
const password = 'seven oak doors in a row';

describe('an older backup', () => {
  let folder: string;
  let database: TestDatabase;
  let server: TestApp;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'studio-backup-'));
    database = await createDatabase();
    server = await startApp({ DATABASE_URL: database.servingUrl });
  });
  afterAll(async () => {
    await database.drop();
    await rm(server.env.DATA_DIR, { recursive: true });
    await rm(folder, { recursive: true });
  });

  it('lets nobody in again who was blocked, removed or no longer invited since, and gives nobody a role back', async () => {
    const accounts = server.app.get(AdminAccounts);
    for (const name of ['blocked', 'removed', 'staying', 'lowered', 'raised'])
      await accounts.create({ email: `${name}@example.com`, name, role: 'editor', password }, OPERATOR);
    const { manager } = server.app.get(DataSource);
    await manager.query(
      `INSERT INTO session (admin_id, expires_at) SELECT id, now() + interval '1 hour' FROM admin`,
    );
    const invite = `INSERT INTO invitation (email, role, link_key, invited_by, expires_at)
      VALUES ($1, 'editor', gen_random_uuid(), 'owner@example.com', now() + interval '1 day')`;
    for (const email of ['taken-back@example.com', 'renewed@example.com', 'awaited@example.com'])
      await manager.query(invite, [email]);
    const store = new FileImageStore(join(folder, 'uploads'));
    const path = join(folder, 'studio.tar');
    await save(database.url, store, path);
    await accounts.block({ email: 'blocked@example.com' }, OPERATOR);
    await accounts.remove({ email: 'removed@example.com' }, OPERATOR);
    await accounts.giveRole({ email: 'lowered@example.com' }, 'leads', OPERATOR);
    await accounts.giveRole({ email: 'raised@example.com' }, 'owner', OPERATOR);
    await manager.query(`DELETE FROM invitation WHERE email LIKE 'taken%'`);
    await manager.query(`UPDATE invitation SET link_key = gen_random_uuid() WHERE email LIKE 'renewed%'`);
    await server.app.close();
    const { blockedAgain, loweredAgain } = await loadBackup({ DATABASE_URL: database.url }, store, { path });
    expect(blockedAgain).toEqual(['blocked@example.com', 'removed@example.com']);
    const restored = await new DataSource(dataSourceOptions(database.url)).initialize();
    const blocked = 'SELECT email FROM admin WHERE blocked_at IS NOT NULL ORDER BY email';
    expect(await restored.query(blocked)).toEqual(blockedAgain.map((email) => ({ email })));
    const closed = `SELECT email FROM session JOIN admin ON admin.id = admin_id
      WHERE revoked_at IS NOT NULL ORDER BY email`;
    expect(await restored.query(closed)).toEqual(blockedAgain.map((email) => ({ email })));
    expect(loweredAgain).toEqual(['lowered@example.com']);
    const roles = `SELECT role FROM admin WHERE email IN ('lowered@example.com', 'raised@example.com', 'staying@example.com') ORDER BY email`;
    expect(await restored.query(roles)).toEqual(['leads', 'editor', 'editor'].map((role) => ({ role })));
    expect(await restored.query('SELECT email FROM invitation')).toEqual([{ email: 'awaited@example.com' }]);
    await restored.destroy();
  });
});
