import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { type Inbox, openInbox } from '../testing/servers/smtp-inbox.ts';
import { type Part, type TestSite, parts, startTestSite } from '../testing/site/test-site.ts';
import { STUDIO } from '../testing/actors/admin-account.ts';
import { signIn } from '../testing/actors/staff.ts';
import { planOf } from '../testing/actors/visitor.ts';
import { isWhole } from '../testing/pictures.ts';
import type { Acknowledged } from './acknowledged.ts';
import { startTraffic } from './traffic.ts';

const ROUNDS: Part[][] = [
  ['backend'],
  ['frontend'],
  ['postgres'],
  ['start'],
  [...parts],
  ['backend'],
  ['postgres'],
  ['backend', 'frontend'],
  ['start'],
  [...parts],
];
const storedFiles = z.array(z.object({ message: z.string(), path: z.string() }));
const storedPosts = z.array(z.object({ pictures: z.array(z.string()) }));

let inbox: Inbox;
let site: TestSite;
const acknowledged: Acknowledged = {
  enquiries: [],
  posts: [],
  pictures: [],
  plans: [],
  contacts: [],
  withdrawn: [],
  faults: [],
  gaps: 0,
};

beforeAll(async () => {
  inbox = await openInbox();
  site = await startTestSite({ SMTP_URL: inbox.url });
});
afterAll(async () => {
  await site.stop();
  await inbox.stop();
});

test.each(ROUNDS.map((victims, index) => [index + 1, victims.join(', '), victims] as const))(
  'round %i: kill -9 of %s loses nothing that was acknowledged, and refuses at worst with "later"',
  async (_round, _names, victims) => {
    const stop = startTraffic(site.url, { staff: await signIn(site.url), inbox }, acknowledged);
    const before = acknowledged.enquiries.length;
    await expect.poll(() => acknowledged.enquiries.length, { timeout: 20_000 }).toBeGreaterThan(before + 5);
    const { plans, contacts, withdrawn, gaps } = acknowledged;
    const fewest = () => Math.min(...[plans, contacts, withdrawn].map((done) => done.length));
    await expect.poll(fewest, { timeout: 20_000 }).toBeGreaterThan(0);
    site.kill(...victims);
    await expect.poll(() => acknowledged.gaps, { timeout: 20_000 }).toBeGreaterThan(gaps);
    await stop();
    await site.recover();
    await expectEnquiries();
    await expectPosts();
    await expectPictures();
    await expectPlans();
    await expectContacts();
    await expectWithdrawals();
    expect(acknowledged.faults).toEqual([]);
  },
);

test('nothing is half written: every post has all of its pictures, and each is whole', async () => {
  const rows = storedPosts.parse(await site.rows('SELECT pictures FROM blog_post'));
  expect(rows.length).toBeGreaterThanOrEqual(acknowledged.posts.length);
  for (const name of rows.flatMap(({ pictures }) => pictures)) await expectWhole(`/api/uploads/${name}.webp`);
});

test('each enquiry is announced at least once, and at most once more for each kill', async () => {
  // The five minutes after which a job is taken from a process that was killed are over at once.
  await site.rows(`UPDATE graphile_worker._private_jobs SET locked_at = locked_at - interval '6 minutes'`);
  await expect
    .poll(async () => Math.min(...(await announced())), { timeout: 120_000, interval: 1_000 })
    .toBeGreaterThanOrEqual(1);
  const counts = await announced();
  const more = counts.reduce((sum, count) => sum + count - 1, 0);
  expect(more).toBeLessThanOrEqual(ROUNDS.length);
});

/** How many mails to the studio there are of each acknowledged enquiry. */
async function announced(): Promise<number[]> {
  const mails = (await inbox.mails()).filter(({ to }) => to?.some(({ address }) => address === STUDIO));
  return acknowledged.enquiries.map(
    (message) => mails.filter(({ text, html }) => `${text} ${html}`.includes(message)).length,
  );
}

async function expectEnquiries(): Promise<void> {
  const stored = await site.rows(
    'SELECT message FROM enquiry WHERE message = ANY($1)',
    acknowledged.enquiries,
  );
  expect(stored).toHaveLength(acknowledged.enquiries.length);
}

async function expectPosts(): Promise<void> {
  for (const { heading, slug } of acknowledged.posts) {
    const answer = await fetch(`${site.url}/api/blog/${slug}`);
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining(heading)]);
  }
}

async function expectPlans(): Promise<void> {
  const staff = await signIn(site.url);
  const files = storedFiles.parse(
    await site.rows(
      `SELECT message, enquiry_id || '/files/' || file.id AS path FROM enquiry LEFT JOIN enquiry_file AS file
         ON enquiry_id = enquiry.id WHERE message = ANY($1)`,
      acknowledged.plans,
    ),
  );
  expect(files.map(({ message }) => message).toSorted()).toEqual(acknowledged.plans.toSorted());
  for (const { message, path } of files)
    expect(await (await staff.download(`enquiry/${path}`)).text()).toBe(planOf(message));
}

async function expectContacts(): Promise<void> {
  const keys = new Set(acknowledged.contacts);
  const noted = await site.rows(
    `SELECT 1 FROM enquiry_event JOIN enquiry ON enquiry.id = enquiry_id
     WHERE key = ANY($1) AND enquiry_event.kind = 'contact' AND first_contact_at = enquiry_event.at`,
    [...keys],
  );
  expect(noted).toHaveLength(keys.size);
}

async function expectWithdrawals(): Promise<void> {
  const open = await site.rows(
    `SELECT 1 FROM consent_withdrawal JOIN enquiry ON enquiry.id = enquiry_id
     JOIN do_not_contact ON do_not_contact.email = lower(enquiry.email)
     WHERE enquiry_id = ANY($1) AND lifted_at IS NULL`,
    acknowledged.withdrawn,
  );
  expect(open).toHaveLength(acknowledged.withdrawn.length);
}

async function expectPictures(): Promise<void> {
  for (const file of acknowledged.pictures) await expectWhole(file);
}

async function expectWhole(path: string): Promise<void> {
  const answer = await fetch(site.url + path);
  expect([path, answer.status]).toEqual([path, 200]);
  expect(isWhole(Buffer.from(await answer.arrayBuffer()))).toBe(true);
}
