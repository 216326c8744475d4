import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { JwtService } from '@nestjs/jwt';
import { Client } from 'pg';
import supertest from 'supertest';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { temporaryFolder } from '../../../scripts/embedded/temporary-folder.ts';
import { sha256 } from '../../src/auth/sha256.js';
import { readEnv } from '../../src/config/env.js';
import { Keys } from '../../src/config/keys.js';
import { createApp } from '../../src/create-app.js';
import { connect } from '../../src/database/connect.js';
import { connectionLimits } from '../../src/database/connection-limits.js';
import { dataSourceOptions } from '../../src/database/data-source-options.js';
import { migrateDatabase } from '../../src/database/migrate-database.js';
import { migrations } from '../../src/database/migrations.js';
import { queryRows } from '../../src/database/query-rows.js';
import { type TestDatabase, createDatabase } from '../setup/database.ts';
import { testSettings } from '../setup/test-settings.ts';

const owned = (url: string) => ({
  DATABASE_URL: url,
  MIGRATION_DATABASE_URL: undefined,
  RUN_MIGRATIONS: true,
});

const ROLE = `SELECT FROM information_schema.columns WHERE table_name = 'admin' AND column_name = 'role'`;

describe('the migrations', () => {
  it('are all listed', async () => {
    const files = await readdir(join(import.meta.dirname, '../../src/database/migrations'));
    const stamps = files.map((file) => Number.parseInt(file)).toSorted((a, b) => a - b);
    expect(migrations.map(({ name }) => Number(name.slice(-13)))).toEqual(stamps);
  });

  let database: TestDatabase;
  let source: DataSource;
  beforeAll(async () => {
    database = await createDatabase();
    source = await new DataSource(dataSourceOptions(database.url)).initialize();
  });
  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  const ours = async () => {
    const rows = await queryRows(
      source,
      z.object({ name: z.string() }),
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_name <> 'migrations'
       UNION SELECT proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND NOT EXISTS
         (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e') ORDER BY name`,
    );
    return rows.map(({ name }) => name);
  };

  const hasPoint = async () => {
    const columns = await source.query(
      `SELECT FROM information_schema.columns WHERE table_name = 'blog_post' AND column_name = 'focal_x'`,
    );
    return columns.length > 0;
  };

  it('can all be taken back and run again', async () => {
    const before = await ours();
    expect(before).toContain('blog_post');
    for (let left = source.migrations.length; left > 0; left -= 1) await source.undoLastMigration();
    expect(await ours()).toEqual([]);
    await source.runMigrations();
    expect(await ours()).toEqual(before);
  });

  it('let a session go on that was opened before them, with its token and cookie', async () => {
    while ((await source.query(ROLE)).length > 0) await source.undoLastMigration();
    const binding = 'a-cookie-of-before';
    const [{ id, admin_id: subject }] = await source.query(
      `WITH account AS (INSERT INTO admin (email, password_hash) VALUES ('meera@example.com', 'x') RETURNING id)
       INSERT INTO session (admin_id, expires_at, binding_hash)
       SELECT id, now() + interval '10 minutes', $1 FROM account RETURNING id, admin_id`,
      [sha256(binding)],
    );
    await source.runMigrations();
    const dataDir = temporaryFolder('studio-upgrade');
    const env = readEnv({ ...testSettings, DATABASE_URL: database.url, DATA_DIR: dataDir.path });
    const secret = new Keys(env).present('tokens');
    const token = new JwtService({ secret }).sign({}, { subject, jwtid: id, expiresIn: '10m' });
    const app = await createApp(env);
    await app.listen(0, '127.0.0.1');
    const site = supertest(await app.getUrl());
    const call = () => site.get('/api/admin/session').auth(token, { type: 'bearer' });
    expect((await call().set('Cookie', `admin_session=${binding}`)).status).toBe(204);
    expect((await call()).status).toBe(401);
    await app.close();
    dataDir.remove();
    await source.query('DELETE FROM admin');
  });

  it('make owners of those who had an account before, and sign nobody out', async () => {
    while ((await source.query(ROLE)).length > 0) await source.undoLastMigration();
    await source.query(`
      WITH account AS (INSERT INTO admin (email, password_hash) VALUES ('meera@example.com', 'x') RETURNING id)
      INSERT INTO session (admin_id, expires_at) SELECT id, now() + interval '1 minute' FROM account`);
    await source.runMigrations();
    const found = 'SELECT role, revoked_at FROM admin JOIN session ON admin_id = admin.id';
    expect(await source.query(found)).toEqual([{ role: 'owner', revoked_at: null }]);
    await source.query('DELETE FROM admin');
  });

  it('leave nobody but owners in when they are taken back', async () => {
    await source.runMigrations();
    await source.query(`
      WITH account AS (
        INSERT INTO admin (email, password_hash, role)
        VALUES ('meera@example.com', 'x', 'owner'), ('ravi@example.com', 'x', 'leads') RETURNING id
      )
      INSERT INTO session (admin_id, expires_at) SELECT id, now() + interval '1 minute' FROM account`);
    while ((await source.query(ROLE)).length > 0) await source.undoLastMigration();
    const found = await source.query(
      'SELECT email, blocked_at IS NULL AND revoked_at IS NULL AS is_in FROM admin JOIN session ON admin_id = admin.id ORDER BY email',
    );
    expect(found).toEqual([
      { email: 'meera@example.com', is_in: true },
      { email: 'ravi@example.com', is_in: false },
    ]);
    await source.query('DELETE FROM admin');
    await source.runMigrations();
  });

  it('are waited for by a server that does not run them', async () => {
    await source.undoLastMigration();
    const waiting = connect(dataSourceOptions(database.url));
    const asks = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
      AND query LIKE 'SELECT % FROM "migrations"%'`;
    await expect.poll(() => source.query(asks)).not.toEqual([]);
    await source.runMigrations();
    const server = await waiting;
    expect(await source.showMigrations()).toBe(false);
    await server.destroy();
  });

  it('that nobody runs keep a server from starting', async () => {
    await source.undoLastMigration();
    await expect(connect(dataSourceOptions(database.url), 0)).rejects.toThrow('lacks 1 migrations');
  });

  describe('of a table that somebody is reading', () => {
    const impatient = { lockTimeoutMs: 200, maxAttempts: 3, pauseMs: 50 };
    let reader: Client;
    beforeEach(async () => {
      await source.runMigrations();
      while (await hasPoint()) await source.undoLastMigration();
      reader = new Client({ connectionString: database.url });
      await reader.connect();
      await reader.query('BEGIN; SELECT FROM blog_post');
    });
    afterEach(() => reader.end());

    it('are given up with a sentence after some attempts, so that nobody waits behind them', async () => {
      await expect(migrateDatabase(owned(database.url), impatient)).rejects.toThrow(
        'its table was in use each time',
      );
      expect(await source.query('SELECT FROM blog_post LIMIT 1')).toEqual([]);
      expect(await hasPoint()).toBe(false);
    });

    it('are given up before those who wait behind them would be', () => {
      const { migrating, serving } = connectionLimits;
      expect(migrating.lock_timeout).toBeLessThan(Number(serving.lock_timeout));
    });

    it('are run as soon as the reader has ended', async () => {
      const migrated = migrateDatabase(owned(database.url), { ...impatient, maxAttempts: 100 });
      const waits = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      await expect.poll(async () => (await source.query(waits)).length).toBe(1);
      await reader.query('COMMIT');
      expect(await migrated).toBeGreaterThan(0);
      expect(await hasPoint()).toBe(true);
    });
  });
});
