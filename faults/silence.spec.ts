import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { openInbox } from '../testing/servers/smtp-inbox.ts';
import { type TestSite, startTestSite } from '../testing/site/test-site.ts';
import { signInAsStaff } from '../testing/actors/staff.ts';
import { enquire } from '../testing/actors/visitor.ts';

const RECOVERY_TIMEOUT_MS = 20_000;
const UNAVAILABLE = 'The service cannot be reached just now. Please try again in a few minutes.';
const processes = z.array(z.object({ pid: z.number() }));

/** Stops processes of Postgres in the middle of what they do: their connections stay open, and say nothing. */
function freeze(pids: number[]): () => void {
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of pids)
      try {
        process.kill(pid, name);
      } catch {
        // It has ended by itself.
      }
  };
  signal('SIGSTOP');
  return () => signal('SIGCONT');
}

async function connectionsOf(site: TestSite): Promise<number[]> {
  const rows = await site.rows(
    `SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
  );
  return processes.parse(rows).map(({ pid }) => pid);
}

async function start(): Promise<TestSite & { mails: () => Promise<string> }> {
  const inbox = await openInbox();
  const site = await startTestSite({ SMTP_URL: inbox.url });
  onTestFinished(async () => {
    await site.stop();
    await inbox.stop();
  });
  return { ...site, mails: async () => JSON.stringify((await inbox.mails()).map(({ text }) => text)) };
}

test('connections to Postgres that fall silent are given up: all is as before within 20 seconds', async () => {
  const site = await start();
  const staff = await signInAsStaff(site.url);
  const [backend, frontend] = [site.pidOf('backend'), site.pidOf('frontend')];
  const wake = freeze(await connectionsOf(site));
  onTestFinished(wake);
  const silentSince = performance.now();
  const patiently = () => ({ timeout: silentSince + RECOVERY_TIMEOUT_MS - performance.now(), interval: 100 });
  await expect.poll(async () => (await staff.save('Again')).status, patiently()).toBe(201);
  await expect.poll(async () => (await fetch(`${site.url}/blogs`)).status, patiently()).toBe(200);
  const message = randomUUID();
  await expect.poll(async () => (await enquire(site.url, message)).status, patiently()).toBe(201);
  await expect.poll(site.mails, patiently()).toContain(message);
  const ready = async () => (await fetch(`${site.url}/api/health/ready`)).status;
  await expect.poll(ready, patiently()).toBe(200);
  expect([site.pidOf('backend'), site.pidOf('frontend')]).toEqual([backend, frontend]);
  wake();
});

test('while all of Postgres is silent everybody is told so in bounded time, and everything recovers with it', async () => {
  const site = await start();
  const staff = await signInAsStaff(site.url);
  const wake = freeze([site.pidOf('postgres'), ...(await connectionsOf(site))]);
  onTestFinished(wake);
  const silentSince = performance.now();
  const asked = [fetch(`${site.url}/api/blog`), enquire(site.url, randomUUID()), staff.save('Meanwhile')];
  for (const answer of await Promise.all(asked)) {
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ message: UNAVAILABLE });
  }
  expect(performance.now() - silentSince).toBeLessThan(15_000);
  expect((await fetch(`${site.url}/blogs`)).status).toBe(503);
  const ready = await fetch(`${site.url}/api/health/ready`);
  expect(await ready.json()).toMatchObject({ details: { database: { status: 'down' } } });
  expect((await fetch(`${site.url}/api/health/live`)).status).toBe(200);
  wake();
  await site.recover();
  expect((await staff.save('Afterwards')).status).toBe(201);
});
