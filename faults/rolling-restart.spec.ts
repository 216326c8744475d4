import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasNginx } from '../scripts/test/nginx.ts';
import { signInAsStaff } from '../testing/actors/staff.ts';
import { type Inbox, openInbox } from '../testing/servers/smtp-inbox.ts';
import { type Replicas, startReplicas } from './replicas.ts';
import { startSteadyTraffic, type TrafficTally } from './steady-traffic.ts';

const ROUNDS = 2;
/** Of each of the eight: time to end and to be up again on a busy machine. */
const RESTART_TIMEOUT_MS = 50_000;

let inbox: Inbox;
let site: Replicas;
let tally: TrafficTally;

beforeAll(async () => {
  if (!hasNginx()) return;
  inbox = await openInbox();
  site = await startReplicas({
    SMTP_URL: inbox.url,
    SHUTDOWN_TIMEOUT_SECONDS: '8',
  });
});
afterAll(async () => {
  await site?.stop();
  await inbox?.stop();
});

/** Something of every kind was answered once more. */
async function goesOn({ answers }: TrafficTally): Promise<void> {
  const before = { ...answers };
  const isAnswered = () =>
    Object.keys(answers).length > 0 &&
    Object.entries(answers).every(([kind, count]) => count > (before[kind] ?? 0));
  await expect.poll(isAnswered, { timeout: RESTART_TIMEOUT_MS }).toBe(true);
}

test.skipIf(!hasNginx())(
  'each of two backends and two frontends is stopped and started under load, and no request fails',
  { timeout: 2 * 4 * RESTART_TIMEOUT_MS },
  async () => {
    const traffic = startSteadyTraffic(site.url, await signInAsStaff(site.url));
    for (let round = 0; round < ROUNDS; round += 1)
      for (const service of site.services) {
        await goesOn(traffic.tally);
        await service.stop();
        await service.start();
      }
    await goesOn(traffic.tally);
    tally = await traffic.stop();
    expect(tally.failures).toEqual([]);
    expect(Math.min(...Object.values(tally.answers))).toBeGreaterThan(5);
  },
);

test.skipIf(!hasNginx())(
  'every enquiry that was acknowledged meanwhile is stored, and told of by its mail or with the others by the digest',
  async () => {
    const stored = await site.rows('SELECT message FROM enquiry WHERE message = ANY($1)', tally.enquiries);
    expect(stored).toHaveLength(tally.enquiries.length);
    const untold = 'SELECT FROM enquiry WHERE studio_mail_sent_at IS NULL AND NOT in_digest';
    const count = async () => (await site.rows(untold)).length;
    await expect.poll(count, { timeout: 120_000, interval: 1_000 }).toBe(0);
  },
);
