import { DiscoveryService } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { createApp } from '../../src/create-app.js';
import { findJobs } from '../../src/jobs/find-jobs.js';
import { startApp } from '../setup/start-app.ts';

it('a daily job whose time passed while the site was off is made up for when it starts, and no other', async () => {
  const server = await startApp();
  const sql = server.app.get(DataSource);
  const discovery = server.app.get(DiscoveryService, { strict: false });
  const daily = findJobs(discovery).filter(({ schedule }) => typeof schedule === 'object');
  expect(daily.length).toBeGreaterThan(8);
  await sql.query(
    `UPDATE graphile_worker._private_known_crontabs
     SET known_since = now() - interval '3 days', last_execution = now() - interval '2 days'`,
  );
  const names = daily.map(({ name }) => name).toSorted();
  const startedAt = new Date();
  const next = await createApp(server.env);
  await next.init();
  const madeUpFor = async () =>
    (
      await sql.query(
        `SELECT identifier FROM graphile_worker._private_known_crontabs
         WHERE identifier = ANY($1) AND last_execution >= $2::timestamptz - interval '1 day' ORDER BY identifier`,
        [names, startedAt],
      )
    ).map(({ identifier }: { identifier: string }) => identifier);
  await expect.poll(madeUpFor).toEqual(names);
  const others = await sql.query(
    `SELECT identifier FROM graphile_worker._private_known_crontabs
     WHERE identifier <> ALL($1) AND last_execution BETWEEN $2::timestamptz - interval '1 day'
       AND date_trunc('minute', $2::timestamptz) - interval '1 second'`,
    [names, startedAt],
  );
  expect(others).toEqual([]);
  await next.close();
  await server.stop();
});
