import { DataSource } from 'typeorm';
import { afterEach, vi } from 'vitest';
import { PoolWatch } from '../../src/health/pool-watch.js';
import { RELEASE_ABANDONED_JOBS } from '../../src/jobs/job-queue.js';
import { createStartedDatabase } from '../setup/started-database.ts';
import { jobTable } from '../../../testing/job-table.ts';
import { startTcpProxy } from '../../../testing/servers/tcp-proxy.ts';
import { type TestApp, startApp } from '../setup/start-app.ts';

const POOL_SIZE = 10;

const aMinuteLater = () => vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 61_000);

describe('readiness and jobs', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startApp();
  });
  afterAll(() => server.stop());

  const holdHeartbeat = (minutes: number) =>
    server.app.get(DataSource).transaction(async (manager) => {
      const [job] = await manager.query(
        `SELECT id FROM graphile_worker.add_job('release-abandoned-jobs', run_at := 'infinity')`,
      );
      await manager.query(
        `UPDATE ${jobTable}
         SET run_at = now() - make_interval(mins => $1), locked_at = now(), locked_by = 'one that hangs' WHERE id = $2`,
        [minutes, job.id],
      );
    });
  const jobs = async () => {
    const { status, body } = await server.request.get('/api/health/ready');
    return [status, body.details.jobs];
  };

  it('says that jobs are down when none has ended for minutes, and up when one does again', async () => {
    const sql = server.app.get(DataSource);
    await holdHeartbeat(4);
    expect(await jobs()).toEqual([200, { status: 'up' }]);
    await holdHeartbeat(6);
    expect(await jobs()).toEqual([503, { status: 'down' }]);
    await sql.query(`UPDATE ${jobTable} SET locked_at = NULL, locked_by = NULL`);
    await expect.poll(jobs, { interval: 100 }).toEqual([200, { status: 'up' }]);
  });

  it('tells the monitoring when a job last ended', async () => {
    const before = Date.now() / 1000;
    const { manager } = server.app.get(DataSource);
    await manager.query(`SELECT graphile_worker.add_job($1)`, [RELEASE_ABANDONED_JOBS]);
    const lastFinished = async () => {
      const { text } = await server.request.get('/api/metrics');
      return Number(/^jobs_last_finished_timestamp_seconds (\S+)$/m.exec(text)?.[1]);
    };
    await expect.poll(lastFinished, { interval: 100 }).toBeGreaterThanOrEqual(before);
  });
});

describe('liveness', () => {
  afterEach(() => vi.restoreAllMocks());

  it('fails when the pool gives no answer for a minute and a new connection would', async () => {
    const server = await startApp();
    const live = async () => (await server.request.get('/api/health/live')).status;
    const runners = Array.from({ length: POOL_SIZE }, () => server.app.get(DataSource).createQueryRunner());
    await Promise.all(runners.map((runner) => runner.connect()));
    await server.app.get(PoolWatch).check();
    expect(await live()).toBe(200);
    aMinuteLater();
    await server.app.get(PoolWatch).check();
    expect(await live()).toBe(503);
    const { text } = await server.request.get('/api/metrics');
    expect(text).toMatch(/^database_pool_silent_seconds [6-9]\d\./m);
    await Promise.all(runners.map((runner) => runner.release()));
    await server.app.get(PoolWatch).check();
    expect(await live()).toBe(200);
    await server.stop();
  });

  it('does not fail while all connections are busy and give answers', async () => {
    const server = await startApp();
    const runners = Array.from({ length: POOL_SIZE + 1 }, () =>
      server.app.get(DataSource).createQueryRunner(),
    );
    const [first, ...others] = runners;
    await first?.connect();
    const taken = Promise.all(others.map((runner) => runner.connect()));
    aMinuteLater();
    // Its connection goes to the last of the others: never is one free.
    await first?.query('SELECT 1');
    await first?.release();
    await taken;
    await server.app.get(PoolWatch).check();
    expect((await server.request.get('/api/health/live')).status).toBe(200);
    await Promise.all(others.map((runner) => runner.release()));
    await server.stop();
  });

  it('does not fail while the database itself is away, for a restart would not bring it back', async () => {
    const database = await createStartedDatabase();
    const proxy = await startTcpProxy(database.url);
    const server = await startApp({ DATABASE_URL: proxy.url });
    await proxy.disconnect();
    aMinuteLater();
    await server.app.get(PoolWatch).check();
    expect((await server.request.get('/api/health/live')).status).toBe(200);
    await proxy.restore();
    await server.stop();
    await proxy.disconnect();
    await database.drop();
  });
});
