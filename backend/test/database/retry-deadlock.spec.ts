import { EventEmitter, once } from 'node:events';
import { DataSource } from 'typeorm';
import { retryDeadlock } from '../../src/database/retry-deadlock.js';
import { type TestApp, startApp } from '../setup/start-app.ts';

const takeLock = (id: number) => `SELECT pg_advisory_xact_lock(${id})`;

describe('two transactions that wait for each other', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startApp();
  });
  afterAll(() => server.stop());

  it('are both done: the one that Postgres ends runs again', async () => {
    const database = server.app.get(DataSource);
    const attempts = { one: 0, two: 0 };
    const meeting = new EventEmitter();
    const both = once(meeting, 'both');
    let held = 0;
    const lockBoth = (name: 'one' | 'two', first: number, second: number) =>
      retryDeadlock(() =>
        database.transaction(async (manager) => {
          attempts[name] += 1;
          await manager.query(takeLock(first));
          held += 1;
          if (held === 2) meeting.emit('both');
          await both;
          await manager.query(takeLock(second));
          return name;
        }),
      );
    expect(await Promise.all([lockBoth('one', 1, 2), lockBoth('two', 2, 1)])).toEqual(['one', 'two']);
    expect(attempts.one + attempts.two).toBe(3);
  });

  it('is no reason to repeat what fails otherwise', async () => {
    let attempts = 0;
    const work = () => {
      attempts += 1;
      return server.app.get(DataSource).query('SELECT 1 / 0');
    };
    await expect(retryDeadlock(work)).rejects.toThrow('division by zero');
    expect(attempts).toBe(1);
  });
});
