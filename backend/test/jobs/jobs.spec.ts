import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { AuditRetention } from '../../src/audit/audit-retention.js';
import { Sessions } from '../../src/auth/sessions/sessions.js';
import { GivenUpJobs } from '../../src/jobs/given-up-jobs.js';
import { JobQueue } from '../../src/jobs/job-queue.js';
import { ThrottleRepository } from '../../src/throttle/throttle.repository.js';
import { type TestApp, startApp } from '../setup/start-app.ts';
import { signIn } from '../auth/sign-in.ts';
import { jobTable } from '../../../testing/job-table.ts';

describe('jobs', () => {
  let server: TestApp;
  let sql: DataSource;
  beforeAll(async () => {
    server = await startApp();
    sql = server.app.get(DataSource);
  });
  afterAll(() => server.stop());

  const add = async (name: string, payload: Record<string, unknown>) => {
    const key = randomUUID();
    await sql.transaction((manager) => server.app.get(JobQueue).add(manager, name, payload, { key }));
    return key;
  };
  const giveUp = async (name: string, age: string) => {
    const key = await add(name, {});
    await sql.query(
      `UPDATE ${jobTable} SET attempts = max_attempts, run_at = now() - $2::interval WHERE key = $1`,
      [key, age],
    );
    return key;
  };
  const find = async (key: string) =>
    (
      await sql.query('SELECT attempts, locked_at, last_error FROM graphile_worker.jobs WHERE key = $1', [
        key,
      ])
    )[0];

  it('with a payload that cannot be read fail, and say why without repeating it', async () => {
    const key = await add('send-studio-mail', { enquiryId: 'asha@example.com' });
    await expect.poll(async () => (await find(key))?.last_error).toContain('enquiryId');
    expect((await find(key)).last_error).not.toContain('asha');
  });

  it('for an enquiry that is gone are done', async () => {
    const key = await add('send-studio-mail', { enquiryId: randomUUID() });
    await expect.poll(() => find(key)).toBeUndefined();
  });

  it('of a process that was killed are given to another', async () => {
    const key = await add('a-task-of-a-later-version', {});
    await sql.query(
      `UPDATE ${jobTable} SET locked_by = 'worker-killed', locked_at = now() - interval '6 minutes'
       WHERE key = $1`,
      [key],
    );
    await server.app.get(JobQueue).releaseAbandoned();
    expect((await find(key)).locked_at).toBeNull();
  });

  it('of a process that lives are left to it', async () => {
    const key = await add('a-task-of-a-later-version', {});
    await sql.query(
      `UPDATE ${jobTable} SET locked_by = 'worker-alive', locked_at = now() - interval '4 minutes'
       WHERE key = $1`,
      [key],
    );
    await server.app.get(JobQueue).releaseAbandoned();
    expect((await find(key)).locked_at).not.toBeNull();
  });

  it('that were given up are removed after a month, except the mails of enquiries', async () => {
    const old = await giveUp('a-task-of-a-later-version', '31 days');
    const young = await giveUp('a-task-of-a-later-version', '29 days');
    const mail = await giveUp('send-studio-mail', '31 days');
    await server.app.get(GivenUpJobs).removeOld();
    expect(await find(old)).toBeUndefined();
    expect(await find(young)).toBeDefined();
    expect(await find(mail)).toBeDefined();
  });

  it('that were given up are removed after a month where another one has taken their place', async () => {
    const inADay = `now() + interval '1 day'`;
    const [{ id }] = await sql.query(
      `SELECT id FROM graphile_worker.add_job('send-studio-mail', '{}', run_at := ${inADay})`,
    );
    await sql.query(
      `UPDATE ${jobTable} SET attempts = max_attempts, run_at = now() - interval '31 days' WHERE id = $1`,
      [id],
    );
    await server.app.get(GivenUpJobs).removeOld();
    expect(await sql.query(`SELECT id FROM ${jobTable} WHERE id = $1`, [id])).toEqual([]);
  });

  it('remove sessions that are over, and no others', async () => {
    await signIn(server);
    await sql.query(`UPDATE session SET expires_at = now() - interval '1 second'`);
    await signIn(server);
    await server.app.get(Sessions).removeExpired();
    expect(await sql.query('SELECT expires_at > now() AS open FROM session')).toEqual([{ open: true }]);
  });

  it('forget old attempts, and no others', async () => {
    await sql.query(
      `INSERT INTO throttle VALUES ('old', 1, now(), now() - interval '1 second'), ('new', 1, now(), now() + interval '1 hour')`,
    );
    await server.app.get(ThrottleRepository).removeExpired();
    expect(await sql.query(`SELECT key FROM throttle WHERE key IN ('old', 'new')`)).toEqual([{ key: 'new' }]);
  });

  it('keep of the attempts of a flood those that matter most', async () => {
    await sql.query(
      `INSERT INTO throttle SELECT 'flood ' || n, 1, now(), now() + interval '2 hours' FROM generate_series(1, 500) AS n`,
    );
    await sql.query(`INSERT INTO throttle VALUES ('many', 9, now(), now() + interval '1 hour')`);
    await server.app.get(ThrottleRepository).removeExpired(3);
    const kept = await sql.query('SELECT key FROM throttle');
    expect(kept).toHaveLength(3);
    expect(kept).toContainEqual({ key: 'many' });
  });

  it('remove entries of the audit list that are a year old, and no others', async () => {
    await sql.query(
      `INSERT INTO audit_entry (at, who, action, subject_type, subject) SELECT now() - age, 'x', 'x', 'blog', age::text
       FROM unnest(ARRAY['11 months', '13 months']::interval[]) AS age`,
    );
    await server.app.get(AuditRetention).removeOld();
    const kept = await sql.query(`SELECT subject FROM audit_entry WHERE who = 'x'`);
    expect(kept).toEqual([{ subject: '11 mons' }]);
  });
});
