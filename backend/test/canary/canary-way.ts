import { type Socket, connect, createServer } from 'node:net';
import { DataSource } from 'typeorm';
import { listen } from '../../../testing/servers/listen.ts';
import { type TestApp, startApp } from '../setup/start-app.ts';

/** The backend behind a public address, as the canary calls it. */
export interface CanaryWay extends TestApp {
  sql: DataSource;
  begin(): Promise<void>;
  watch(): Promise<void>;
  age(minutes: number): Promise<void>;
  /** What waits for another attempt is tried now. */
  hasten(): Promise<void>;
}

/** @param putInFront of the backend's address. @returns the public one */
export async function openCanaryWay(
  settings: Record<string, string>,
  putInFront = (url: string) => Promise.resolve(url),
): Promise<CanaryWay> {
  let target = 0;
  const sockets = new Set<Socket>();
  const address = createServer((client) => {
    const server = connect(target, '127.0.0.1');
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
    }
    client.pipe(server).pipe(client);
  });
  const SITE_URL = await putInFront(`http://127.0.0.1:${await listen(address)}`);
  const server = await startApp({ SITE_URL, ...settings });
  target = Number(new URL(await server.app.getUrl()).port);
  const sql = server.app.get(DataSource);
  const run = async (task: string): Promise<void> => {
    await sql.query('SELECT graphile_worker.add_job($1)', [task]);
    const waiting = () => sql.query('SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = $1', [task]);
    await expect.poll(waiting).toEqual([]);
  };
  return {
    ...server,
    sql,
    begin: () => run('start-canary'),
    watch: () => run('watch-canary'),
    async age(minutes) {
      await sql.query('UPDATE canary_cycle SET started_at = started_at - make_interval(mins => $1)', [
        minutes,
      ]);
    },
    async hasten() {
      await sql.query(
        'SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) FROM graphile_worker.jobs',
      );
    },
    async stop() {
      address.close();
      for (const socket of sockets) socket.destroy();
      await server.stop();
    },
  };
}
