import { Client } from 'pg';
import type { TestDatabase } from '../setup/database.ts';
import { createStartedDatabase } from '../setup/started-database.ts';
import { type TcpProxy, startTcpProxy } from '../../../testing/servers/tcp-proxy.ts';
import { enquiryForm } from '../enquiry/enquiry-form.ts';
import { signIn } from '../auth/sign-in.ts';
import { type Inbox, openInbox } from '../../../testing/servers/smtp-inbox.ts';
import { type TestApp, startApp } from '../setup/start-app.ts';

const patiently = { interval: 100 };

describe('while the database is away', () => {
  let database: TestDatabase;
  let proxy: TcpProxy;
  let inbox: Inbox;
  let server: TestApp;
  let token: string;
  beforeAll(async () => {
    database = await createStartedDatabase();
    proxy = await startTcpProxy(database.url);
    inbox = await openInbox();
    server = await startApp({ DATABASE_URL: proxy.url, SMTP_URL: inbox.url });
    token = await signIn(server);
  });
  afterAll(async () => {
    await server.stop();
    await proxy.disconnect();
    await inbox.stop();
    await database.drop();
  });

  const validate = () => server.request.post('/api/admin/validate-token').auth(token, { type: 'bearer' });
  const enquire = () => server.request.post('/api/enquiry').send(enquiryForm());
  const message = 'The service cannot be reached just now. Please try again in a few minutes.';

  it('a request that was waiting for it says so with 503', async () => {
    const other = new Client({ connectionString: database.url });
    await other.connect();
    await other.query('BEGIN; LOCK TABLE session');
    const waiting = validate().then((response) => response);
    const isWaiting = () =>
      other.query(
        "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
      );
    await expect.poll(async () => (await isWaiting()).rowCount, patiently).toBe(1);
    await proxy.disconnect();
    const response = await waiting;
    await proxy.restore();
    await other.end();
    expect(response.status).toBe(503);
    expect(response.body.message).toBe(message);
  });

  it('everything that needs it says so with 503 and a sentence, and comes back by itself', async () => {
    await proxy.disconnect();
    for (const refused of [await validate(), await enquire(), await validate(), await enquire()]) {
      expect(refused.status).toBe(503);
      expect(refused.body.message).toBe(message);
    }
    const ready = await server.request.get('/api/health/ready');
    expect(ready.status).toBe(503);
    expect(ready.body.details.database).toEqual({ status: 'down' });
    expect((await server.request.get('/api/health/live')).status).toBe(200);
    expect((await server.request.get('/api/metrics')).text).toContain('process_cpu_seconds_total');

    await proxy.restore();
    expect((await validate()).status).toBe(200);
    expect((await enquire()).status).toBe(201);
    await expect.poll(async () => (await inbox.mails()).length, patiently).toBe(2);
  });
});

describe('while the database may not be written to', () => {
  it('an enquiry is told to come later, and readiness names the database', async () => {
    const server = await startApp();
    onTestFinished(() => server.stop());
    const owner = new Client({ connectionString: server.ownerUrl });
    await owner.connect();
    const { rows } = await owner.query('SELECT current_database() AS name');
    await owner.query(`ALTER DATABASE ${rows[0].name} SET default_transaction_read_only = on`);
    await owner.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    await owner.end();
    const database = async () => (await server.request.get('/api/health/ready')).body.details.database;
    await expect.poll(database, patiently).toEqual({ status: 'down' });
    const enquire = () => server.request.post('/api/enquiry').send(enquiryForm());
    await expect.poll(async () => (await enquire()).status, patiently).toBe(503);
    expect((await server.request.get('/api/blog')).status).toBe(200);
  });
});

describe('a worker that loses the database while it starts', () => {
  it('starts again and sends what was queued', async () => {
    const database = await createStartedDatabase();
    const proxy = await startTcpProxy(database.url);
    const inbox = await openInbox();
    const server = await startApp({ DATABASE_URL: proxy.url, SMTP_URL: inbox.url });
    await proxy.disconnect();
    const jobs = async () => (await server.request.get('/api/health/ready')).body.details.jobs;
    await expect.poll(jobs, patiently).toEqual({ status: 'down' });
    await proxy.restore();
    expect((await server.request.post('/api/enquiry').send(enquiryForm())).status).toBe(201);
    await expect.poll(async () => (await inbox.mails()).length, patiently).toBe(2);
    await expect.poll(jobs, patiently).toEqual({ status: 'up' });
    await server.stop();
    await proxy.disconnect();
    await inbox.stop();
    await database.drop();
  });
});
