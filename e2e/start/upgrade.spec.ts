import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { Client } from 'pg';
import * as z from 'zod';
import { freePort } from '../../scripts/embedded/free-port.ts';
import { root } from '../../scripts/embedded/root.ts';
import { temporaryFolder } from '../../scripts/embedded/temporary-folder.ts';
import { fileOf, signInAsStaff, slugOf } from '../../testing/actors/staff.ts';
import { enquire } from '../../testing/actors/visitor.ts';
import { isWhole, newPicture } from '../../testing/pictures.ts';
import { embeddedDatabase } from '../../testing/site/embedded-database.ts';
import { type RunningSite, startSite } from '../../testing/site/running-site.ts';
import {
  enquiryAnswer,
  enquiryList,
  siteBeforeUpgrade,
  postAnswer,
} from '../../testing/upgrade/site-before-upgrade.schema.ts';

const fixture = join(root, 'testing/upgrade/2e6cafc');
const { accounts, posts, unseen, moved, pictures, enquiries } = siteBeforeUpgrade.parse(
  JSON.parse(readFileSync(`${fixture}.json`, 'utf8')),
);
const listOfPosts = z.object({ data: z.array(z.object({ id: z.number(), slug: z.string() })) });
const folder = temporaryFolder('studio-upgrade');
let site: RunningSite;

// One site for all of them, and what the last ones add is nothing that the first ones look at.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  await run('restore', `${fixture}.tar`);
  const settings = { PORT: String(await freePort()), DATA_DIR: folder.path, SEED_DEMO: 'false' };
  site = await startSite({ ...settings, TRUST_PROXY: '1' });
  await dateEnquiriesToday();
});
test.afterAll(async () => {
  await site?.stop();
  folder.remove();
});

async function run(script: 'backup' | 'restore', file: string): Promise<void> {
  const env = { ...process.env, DATA_DIR: folder.path, DATABASE_URL: '', S3_BUCKET: '' };
  const args = [join(root, 'scripts/run.mjs'), script, file];
  await promisify(execFile)(process.execPath, args, { cwd: root, env });
}

/** Those of old are deleted at night. */
async function dateEnquiriesToday(): Promise<void> {
  const database = new Client({ connectionString: embeddedDatabase(folder.path).url });
  await database.connect();
  await database.query(`UPDATE enquiry SET created_at = created_at + age
    FROM (SELECT now() - max(created_at) AS age FROM enquiry) AS latest`);
  await database.query('UPDATE enquiry SET spam_since = now() WHERE spam_since IS NOT NULL');
  await database.end();
}

const at = (path: string) => fetch(site.url + path, { redirect: 'manual' });

test('visitors find every post of the first release where it was, with the same words and pictures', async () => {
  for (const post of posts) {
    expect(postAnswer.parse(await (await at(`/api/blog/${post.slug}`)).json()).data).toEqual(post);
    const page = await at(`/blog/${post.slug}`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(post.feature_image)]);
  }
  for (const [path, hash] of Object.entries(pictures)) {
    const answer = await at(path);
    const content = createHash('sha256').update(await answer.bytes());
    expect([path, content.digest('hex')]).toEqual([path, hash]);
  }
});

test('what was hidden stays so, and an address that led on still does', async () => {
  for (const slug of unseen) expect((await at(`/blog/${slug}`)).status).toBe(404);
  const answer = await at(`/blog/${moved.from}`);
  expect([answer.status, answer.headers.get('location')]).toEqual([301, `/blog/${moved.to}`]);
});

const stored = (state: string) => enquiries.filter((one) => one.state === state).map(({ id }) => id);

for (const account of accounts)
  test(`${account.email} signs in with the old password and finds every enquiry as it was left`, async () => {
    const staff = await signInAsStaff(site.url, account);
    const listed = async (state: string) =>
      enquiryList.parse(await staff.read(`enquiry?state=${state}`)).data.map(({ id }) => id);
    for (const state of ['new', 'called', 'spam']) expect(await listed(state)).toEqual(stored(state));
    for (const enquiry of enquiries) {
      const answer = await staff.read(`enquiry/${enquiry.id}`);
      expect(enquiryAnswer.parse(answer).data).toEqual(enquiry);
    }
  });

test('a post of old and a new one are saved, each with a picture, and an enquiry is taken', async () => {
  const staff = await signInAsStaff(site.url, accounts[0]);
  const { data: listed } = listOfPosts.parse(await staff.read('blog'));
  const old = listed.find(({ slug }) => slug === moved.to);
  const changed = await staff.change(old?.id ?? 0, 'Stone, water and sky', await newPicture(320, 200));
  expect(await slugOf(changed)).toBe(moved.to);
  const added = await slugOf(await staff.save('Written after the upgrade'));
  for (const slug of [moved.to, added]) expect((await at(`/blog/${slug}`)).status).toBe(200);
  const inserted = await at(await fileOf(await staff.insert(await newPicture(320, 200))));
  expect(isWhole(Buffer.from(await inserted.arrayBuffer()))).toBe(true);
  expect((await enquire(site.url, 'after-the-upgrade')).status).toBe(201);
  const { data } = enquiryList.parse(await staff.read('enquiry'));
  expect(data[0]).toMatchObject({ message: 'after-the-upgrade', state: 'new' });
});

test('a complete backup is made of it', async () => {
  const file = join(folder.path, 'after.tar');
  await run('backup', file);
  expect(statSync(file).size).toBeGreaterThan(statSync(`${fixture}.tar`).size);
});
