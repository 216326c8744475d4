import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { jobTable } from '../testing/job-table.ts';
import { type Inbox, openInbox } from '../testing/servers/smtp-inbox.ts';
import { type Part, type TestSite, parts, startTestSite } from '../testing/site/test-site.ts';
import { STUDIO } from '../testing/actors/admin-account.ts';
import { signInAsStaff } from '../testing/actors/staff.ts';
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
  notes: [],
  spam: [],
  erased: [],
  drafts: [],
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
    const stop = startTraffic(site.url, { staff: await signInAsStaff(site.url), inbox }, acknowledged);
    const before = countsOfAll();
    const fewestNew = () => Math.min(...countsOfAll().map((count, kind) => count - (before[kind] ?? 0)));
    await expect.poll(fewestNew, { timeout: 40_000 }).toBeGreaterThan(0);
    const { gaps } = acknowledged;
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
    await expectNotes();
    await expectSpam();
    await expectErased();
    await expectDrafts();
    expect(acknowledged.faults).toEqual([]);
    // Two hundred within ten minutes would be told of in one mail.
    await site.rows(`UPDATE enquiry SET created_at = created_at - interval '10 minutes'`);
  },
);

test('nothing is half written: every post has all of its pictures, and each is whole', async () => {
  const rows = storedPosts.parse(await site.rows('SELECT pictures FROM blog_post'));
  expect(rows.length).toBeGreaterThanOrEqual(acknowledged.posts.length);
  for (const name of rows.flatMap(({ pictures }) => pictures)) await expectWhole(`/api/uploads/${name}.webp`);
});

test('each enquiry is announced at least once, and at most once more for each kill', async () => {
  // The five minutes after which a job is taken from a process that was killed are over at once.
  await site.rows(`UPDATE ${jobTable} SET locked_at = locked_at - interval '6 minutes'`);
  await expect
    .poll(async () => Math.min(...(await announced())), { timeout: 120_000, interval: 1_000 })
    .toBeGreaterThanOrEqual(1);
  const counts = await announced();
  const more = counts.reduce((sum, count) => sum + count - 1, 0);
  expect(more).toBeLessThanOrEqual(ROUNDS.length);
});

/** Of each kind of what was acknowledged. */
function countsOfAll(): number[] {
  const { faults: _, gaps: _gaps, ...kinds } = acknowledged;
  return Object.values(kinds).map((done: unknown[]) => done.length);
}

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
  const staff = await signInAsStaff(site.url);
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

async function expectNotes(): Promise<void> {
  const keys = new Set(acknowledged.notes);
  expect(await site.rows('SELECT 1 FROM enquiry_note WHERE key = ANY($1)', [...keys])).toHaveLength(
    keys.size,
  );
}

/** Each has taught once that it is spam. */
async function expectSpam(): Promise<void> {
  const marked = await site.rows(
    `SELECT 1 FROM enquiry WHERE id = ANY($1) AND state = 'spam' AND taught_as = 'spam' AND spam_since IS NOT NULL`,
    acknowledged.spam,
  );
  expect(marked).toHaveLength(acknowledged.spam.length);
  const lessons = await site.rows(
    `SELECT spam = (SELECT count(*) FROM enquiry WHERE taught_as = 'spam') AS are_taught_once
     FROM spam_lesson WHERE word = ''`,
  );
  expect(lessons).toEqual([{ are_taught_once: true }]);
}

async function expectErased(): Promise<void> {
  const ids = acknowledged.erased;
  expect(await site.rows('SELECT 1 FROM erased_enquiry WHERE id = ANY($1)', ids)).toHaveLength(ids.length);
  expect(await site.rows('SELECT id FROM erased_enquiry JOIN enquiry USING (id)')).toEqual([]);
}

/** Of the last ones: the oldest of many make way. */
async function expectDrafts(): Promise<void> {
  const last = acknowledged.drafts.slice(-5);
  const kept = await site.rows(
    `SELECT 1 FROM writing_draft WHERE draft = ANY($1) AND content->>'heading' = draft::text`,
    last,
  );
  expect(kept).toHaveLength(last.length);
}

async function expectPictures(): Promise<void> {
  for (const file of acknowledged.pictures) await expectWhole(file);
}

async function expectWhole(path: string): Promise<void> {
  const answer = await fetch(site.url + path);
  expect([path, answer.status]).toEqual([path, 200]);
  expect(isWhole(Buffer.from(await answer.arrayBuffer()))).toBe(true);
}
