import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startTable } from '../../bench/table.ts';
import { signInAsStaff } from '../../testing/actors/staff.ts';
import { openInbox } from '../../testing/servers/smtp-inbox.ts';
import { type Replicas, startReplicas } from '../replicas.ts';
import { startSteadyTraffic, type TrafficTally } from '../steady-traffic.ts';
import { type Figures, figuresOf } from './figures.ts';

const SECONDS = Number(process.env['SOAK_SECONDS'] ?? 30 * 60);
/** As fast as it answers, to learn what the machine can serve. */
const FULL_SECONDS = 20;
/** Sessions of staff end after half an hour, and figures are taken at the end of each. */
const LEGS = 10;
/** Caches, pools and compiled code are full after these. */
const WARM_LEGS = 3;
const MAX_GROWTH = 1.25;

interface Leg extends Figures {
  /** Stored for each answer of this leg, of which the same share are to what is stored. */
  bytesEach: number;
}

test(
  'half of what the machine can serve goes on and on without an error, and takes no more of anything but what is stored',
  { timeout: (SECONDS + FULL_SECONDS) * 1000 + 10 * 60_000 },
  async () => {
    const inbox = await openInbox();
    const site = await startReplicas({ SMTP_URL: inbox.url, SEED_DEMO: 'true' });
    try {
      const legs = await run(site);
      const [early, late] = [legs.slice(WARM_LEGS, -WARM_LEGS), legs.slice(-WARM_LEGS)];
      for (const name of ['memory', 'handles', 'connections', 'bytesEach'] as const)
        expect({ name, growth: middle(late, name) / middle(early, name) }).toEqual({
          name,
          growth: expect.toSatisfy((growth: number) => growth <= MAX_GROWTH),
        });
      expect(late.at(-1)?.temporaryFiles).toBe(0);
    } finally {
      await site.stop();
      await inbox.stop();
    }
  },
);

async function run(site: Replicas): Promise<Leg[]> {
  const full = await drive(site, FULL_SECONDS);
  const periodOf = (kind: string) => (2 * FULL_SECONDS * 1000) / (full.answers[kind] ?? 1);
  const print = startTable('leg', 'answers/s', 'memory, MB', 'handles', 'connections', 'kB stored an answer');
  const seconds = SECONDS / LEGS;
  print('full speed', perSecond(full, FULL_SECONDS), '', '', '', '');
  const legs: Leg[] = [];
  let before = await figuresOf(site);
  for (let number = 1; number <= LEGS; number += 1) {
    const tally = await drive(site, seconds, periodOf);
    const figures = await figuresOf(site);
    const bytesEach = (figures.storedBytes - before.storedBytes) / total(tally);
    legs.push({ ...figures, bytesEach });
    const { memory, handles, connections } = figures;
    print(number, perSecond(tally, seconds), memory, handles, connections, (bytesEach / 1024).toFixed(1));
    before = figures;
  }
  return legs;
}

async function drive(
  site: Replicas,
  seconds: number,
  periodOf?: (kind: string) => number,
): Promise<TrafficTally> {
  const traffic = startSteadyTraffic(site.url, await signInAsStaff(site.url), periodOf);
  await sleep(seconds * 1000);
  const tally = await traffic.stop();
  expect(tally.failures).toEqual([]);
  return tally;
}

const total = ({ answers }: TrafficTally) => Object.values(answers).reduce((sum, count) => sum + count, 0);
const perSecond = (tally: TrafficTally, seconds: number) => (total(tally) / seconds).toFixed(1);

function middle(legs: Leg[], name: keyof Leg): number {
  const values = legs.map((leg) => leg[name]).toSorted((one, other) => one - other);
  return values[Math.floor(values.length / 2)] ?? Number.NaN;
}
