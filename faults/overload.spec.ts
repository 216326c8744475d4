import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { expect, onTestFinished, test } from 'vitest';
import { ALWAYS_NEW } from '../bench/load.ts';
import { memoryOf } from '../bench/processes.ts';
import { parts, startTestSite } from '../testing/site/test-site.ts';
import { enquire } from '../testing/actors/visitor.ts';

const SECONDS = 30;
/** Many times more than two processors have in hand. */
const CONNECTIONS = 200;
const services = ['backend', 'frontend'] as const;

test('30 seconds of three times what it can serve: it stays up, says at worst "later", and gives the memory back', async () => {
  const site = await startTestSite();
  onTestFinished(() => site.stop());
  // An address that nobody has asked for before: the page is really made.
  const url = `${site.url}/blogs?anew=${ALWAYS_NEW}`;
  const served = await autocannon({ url, connections: 10, duration: 5, idReplacement: true });
  const pids = parts.map(site.pidOf);
  const before = services.map((name) => memoryOf(site.pidOf(name)));
  const overallRate = Math.ceil(3 * served.requests.average);
  const load = autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    timeout: 60,
    idReplacement: true,
    overallRate,
  });
  const enquiries = await Promise.all(Array.from({ length: 50 }, () => enquire(site.url, randomUUID())));
  const { errors, statusCodeStats } = await load;
  expect(errors).toBe(0);
  const statuses = [
    ...Object.keys(statusCodeStats ?? {}).map(Number),
    ...enquiries.map(({ status }) => status),
  ];
  expect(statuses.filter((status) => status >= 400 && status !== 429 && status !== 503)).toEqual([]);
  expect(parts.map(site.pidOf)).toEqual(pids);
  const growth = () =>
    Math.max(...services.map((name, index) => memoryOf(site.pidOf(name)) / (before[index] ?? 1)));
  await expect.poll(growth, { timeout: 60_000, interval: 2_000 }).toBeLessThan(1.5);
});
