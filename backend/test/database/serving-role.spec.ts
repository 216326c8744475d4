import { Client } from 'pg';
import { connect } from '../../src/database/connect.js';
import { dataSourceOptions } from '../../src/database/data-source-options.js';
import { migrateDatabase } from '../../src/database/migrate-database.js';
import { letServingRoleIn, roleOf } from '../../src/database/serving-role.js';
import { type TestDatabase, createDatabase } from '../setup/database.ts';
import { jobTable } from '../../../testing/job-table.ts';

const AUDIT_LINE = `INSERT INTO audit_entry (who, action, subject_type, subject) VALUES ('meera', 'blog added', 'blog', 'A')`;

describe('the role that serves', () => {
  let database: TestDatabase;
  let client: Client;
  let owner: Client;
  const migrate = () =>
    migrateDatabase({
      DATABASE_URL: database.servingUrl,
      MIGRATION_DATABASE_URL: database.url,
      RUN_MIGRATIONS: true,
    });
  const asOwner = (sql: string) => owner.query(sql);
  /** Whose owner is no superuser. */
  const ownDatabase = async (kind: string) => {
    const name = `${kind}_${new URL(database.url).pathname.slice(6, 16)}`;
    const place = (url: string, role = name) => {
      const address = new URL(url);
      [address.pathname, address.username] = [`/${name}`, role];
      return address.href;
    };
    const { password } = new URL(database.url);
    await asOwner(`CREATE ROLE ${name} LOGIN PASSWORD '${password}'`);
    await asOwner(`CREATE DATABASE ${name} OWNER ${name}`);
    const scratch = `${name}_scratch`;
    const settings = {
      DATABASE_URL: place(database.servingUrl, roleOf(database.servingUrl)),
      MIGRATION_DATABASE_URL: place(database.url),
      SCRATCH_DATABASE_URL: place(database.url, scratch).replace(/\w+$/, scratch),
      RUN_MIGRATIONS: true,
    };
    return { name, scratch, settings };
  };

  beforeAll(async () => {
    database = await createDatabase();
    await migrate();
    client = new Client(database.servingUrl);
    owner = new Client(database.url);
    await Promise.all([client.connect(), owner.connect()]);
  });
  afterAll(async () => {
    await Promise.all([client.end(), owner.end()]);
    await database.drop();
  });

  it('owns nothing and is allowed nothing beyond this database', async () => {
    const { rows } = await client.query(
      `SELECT rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls,
         (SELECT count(*)::int FROM pg_class WHERE relowner = pg_roles.oid) AS owned,
         (SELECT count(*)::int FROM pg_auth_members WHERE member = pg_roles.oid) AS memberships
       FROM pg_roles WHERE rolname = current_user`,
    );
    const nothing = { rolsuper: false, rolcreatedb: false, rolcreaterole: false, rolreplication: false };
    expect(rows).toEqual([{ ...nothing, rolbypassrls: false, owned: 0, memberships: 0 }]);
  });

  it('adds to the audit list and reads it', async () => {
    await client.query(AUDIT_LINE);
    const { rows } = await client.query('SELECT who FROM audit_entry');
    expect(rows).toContainEqual({ who: 'meera' });
  });

  it.each([
    `UPDATE audit_entry SET who = 'somebody else'`,
    'DELETE FROM audit_entry',
    'TRUNCATE audit_entry',
    'ALTER TABLE audit_entry DISABLE TRIGGER ALL',
    'DELETE FROM migrations',
    'UPDATE graphile_worker.migrations SET id = id',
    'TRUNCATE blog_post',
    'CREATE TABLE mine (id int)',
    'CREATE TEMPORARY TABLE mine (id int)',
    'CREATE TABLE graphile_worker.mine (id int)',
    'CREATE SCHEMA mine',
    'ALTER TABLE enquiry ADD COLUMN mine int',
    'CREATE INDEX ON enquiry (name)',
    'DROP TABLE enquiry',
    'DROP SCHEMA public CASCADE',
    'CREATE ROLE mine SUPERUSER',
    `ALTER DATABASE CURRENT SET work_mem = '1GB'`,
    `COPY enquiry TO PROGRAM 'cat'`,
  ])('is refused: %s', async (sql) => {
    const statement = sql.replace('DATABASE CURRENT', `DATABASE ${new URL(database.url).pathname.slice(1)}`);
    await expect(client.query(statement)).rejects.toThrow(/permission denied|must be owner/);
  });

  it('adds jobs and sees them', async () => {
    await client.query(`SELECT graphile_worker.add_job('nothing', '{}'::json)`);
    const { rows } = await client.query(`SELECT attempts FROM ${jobTable}`);
    expect(rows).toEqual([{ attempts: 0 }]);
  });

  it('may use a table that a later version brings, once the migrations have been run', async () => {
    await asOwner('CREATE TABLE brought_later (id int GENERATED ALWAYS AS IDENTITY)');
    await expect(connect(dataSourceOptions(database.servingUrl), 0)).rejects.toThrow('not prepared for this');
    await migrate();
    await client.query('INSERT INTO brought_later DEFAULT VALUES');
    await asOwner('DROP TABLE brought_later');
  });

  it('is made, and given the password that is configured, by the owner', async () => {
    const configured = new URL(database.servingUrl);
    configured.username = `app_${configured.pathname.slice(6, 16)}`;
    for (const password of ['first one, with a quote: %27', 'second one']) {
      configured.password = password;
      await migrateDatabase({
        DATABASE_URL: configured.href,
        MIGRATION_DATABASE_URL: database.url,
        RUN_MIGRATIONS: true,
      });
      const other = await connect(dataSourceOptions(configured.href), 0);
      expect(await other.query('SELECT current_user AS name')).toEqual([{ name: configured.username }]);
      await other.destroy();
    }
    await asOwner(`DROP OWNED BY ${configured.username}; DROP ROLE ${configured.username}`);
  });

  it('is granted its rights by an owner that is no superuser, whether or not that may make a scratch database', async () => {
    const { name, scratch, settings } = await ownDatabase('owner');
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    await migrateDatabase(settings, { maxAttempts: 1, pauseMs: 0 });
    expect(said.mock.lastCall?.[0]).toMatch(/^No backup can be proved, .* let an administrator/);
    said.mockRestore();
    const serving = await connect(dataSourceOptions(settings.DATABASE_URL), 0);
    await serving.query(AUDIT_LINE);
    await expect(serving.query('DELETE FROM audit_entry')).rejects.toThrow('permission denied');
    await serving.destroy();
    await asOwner(`ALTER ROLE ${name} CREATEROLE CREATEDB`);
    await migrateDatabase(settings);
    const { rows } = await owner.query('SELECT datname FROM pg_database WHERE datname = $1', [scratch]);
    expect(rows).toHaveLength(1);
    for (const made of [`DATABASE ${scratch}`, `DATABASE ${name}`, `ROLE ${scratch}`, `ROLE ${name}`])
      await asOwner(`DROP ${made}`);
  });

  it('of proofs is given its rights also when somebody makes it a little later', async () => {
    const { name, scratch, settings } = await ownDatabase('late');
    const migrated = migrateDatabase(settings, { maxAttempts: 1200, pauseMs: 50 });
    const waiting = `SELECT FROM pg_stat_activity WHERE datname = '${name}' AND query LIKE '%rolcreaterole%'`;
    await expect.poll(async () => (await owner.query(waiting)).rowCount, { timeout: 60_000 }).not.toBe(0);
    const { password } = new URL(database.url);
    await asOwner(`CREATE ROLE ${scratch} LOGIN PASSWORD '${password}'`);
    await migrated;
    const site = await connect(dataSourceOptions(settings.MIGRATION_DATABASE_URL), 0);
    const asked = `SELECT has_table_privilege($1, 'restore_proof', 'INSERT') AS may`;
    expect(await site.query(asked, [scratch])).toEqual([{ may: true }]);
    await site.destroy();
    for (const made of [`DATABASE ${name}`, `ROLE ${scratch}`, `ROLE ${name}`]) await asOwner(`DROP ${made}`);
  });

  it('that nobody may make is named, with the way out', async () => {
    const unknown = new URL(database.servingUrl);
    unknown.username = 'nobody_knows_me';
    const settings = { DATABASE_URL: unknown.href, MIGRATION_DATABASE_URL: database.servingUrl };
    await expect(migrateDatabase({ ...settings, RUN_MIGRATIONS: true })).rejects.toThrow(
      'The role nobody_knows_me cannot sign in',
    );
  });

  it('has its password sent to no owner whom the database would refuse, and write into its log', async () => {
    const unknown = new URL(database.servingUrl);
    [unknown.username, unknown.password] = ['nobody_knows_me', 'known-to-nobody'];
    const statements: string[] = [];
    const query = async (statement: string, parameters?: unknown[]) => {
      statements.push(statement);
      return (await client.query(statement, parameters)).rows;
    };
    await expect(letServingRoleIn({ query }, unknown.href)).rejects.toThrow('may not change that');
    expect(statements.join()).not.toContain('known-to-nobody');
  });
});
