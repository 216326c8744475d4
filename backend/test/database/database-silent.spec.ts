import { Client } from 'pg';
import type { TestContext } from 'vitest';
import type { TestDatabase } from '../setup/database.ts';
import { createStartedDatabase } from '../setup/started-database.ts';
import { type TcpProxy, startTcpProxy } from '../../../testing/servers/tcp-proxy.ts';
import { enquiryForm } from '../enquiry/enquiry-form.ts';
import { type Inbox, openInbox } from '../../../testing/servers/smtp-inbox.ts';
import { type TestApp, startApp } from '../setup/start-app.ts';

const MAX_RECOVERY_MS = 20_000;
const patiently = { timeout: MAX_RECOVERY_MS, interval: 100 };
const message = 'The service cannot be reached just now. Please try again in a few minutes.';

interface Site {
  database: TestDatabase;
  proxy: TcpProxy;
  inbox: Inbox;
  server: TestApp;
}

/** @param onTestFinished of the test itself, for several run at a time */
async function startBehindProxy({ onTestFinished }: TestContext): Promise<Site> {
  const database = await createStartedDatabase();
  const proxy = await startTcpProxy(database.url);
  const inbox = await openInbox();
  const server = await startApp({ DATABASE_URL: proxy.url, SMTP_URL: inbox.url });
  onTestFinished(async () => {
    await server.stop();
    await proxy.disconnect();
    await inbox.stop();
    await database.drop();
  });
  return { database, proxy, inbox, server };
}

/** More at a time than the pool has connections. */
const readAll = ({ server }: Site) =>
  Promise.all(Array.from({ length: 15 }, () => server.request.get('/api/blog')));

describe.concurrent('a database that says nothing', () => {
  it('on the connections there are: all is as before within 20 seconds', async (context) => {
    const { expect } = context;
    const site = await startBehindProxy(context);
    const { server, proxy, inbox } = site;
    await readAll(site);
    proxy.silence();
    const silentSince = performance.now();
    const answers = await readAll(site);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const { status, body } of refused) expect([status, body]).toEqual([503, { message }]);
    const all = async () => (await readAll(site)).map(({ status }) => status);
    await expect.poll(all, patiently).toEqual(Array(15).fill(200));
    expect(performance.now() - silentSince).toBeLessThan(MAX_RECOVERY_MS);
    expect((await server.request.post('/api/enquiry').send(enquiryForm())).status).toBe(201);
    await expect.poll(async () => (await inbox.mails()).length, patiently).toBe(2);
  });

  it('on new ones neither: a sentence and 503 in bounded time, and recovery', async (context) => {
    const { expect } = context;
    const site = await startBehindProxy(context);
    const { server, proxy } = site;
    proxy.silenceAll();
    const silentSince = performance.now();
    const ready = await server.request.get('/api/health/ready');
    expect(ready.body.details.database).toEqual({ status: 'down' });
    for (const { status, body } of await readAll(site)) expect([status, body]).toEqual([503, { message }]);
    expect(performance.now() - silentSince).toBeLessThan(15_000);
    expect((await server.request.get('/api/health/live')).status).toBe(200);
    proxy.resume();
    const readiness = async () => (await server.request.get('/api/health/ready')).status;
    await expect.poll(readiness, patiently).toBe(200);
    expect((await server.request.get('/api/blog')).status).toBe(200);
  });

  it('because a table is locked: a sentence and 503 in bounded time', async (context) => {
    const { expect } = context;
    const site = await startBehindProxy(context);
    const other = new Client({ connectionString: site.database.url });
    await other.connect();
    await other.query('BEGIN; LOCK TABLE blog_post');
    for (const { status, body } of await readAll(site)) expect([status, body]).toEqual([503, { message }]);
    await other.end();
    expect((await site.server.request.get('/api/blog')).status).toBe(200);
  });
});
