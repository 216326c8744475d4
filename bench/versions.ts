import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { Client } from 'pg';
import { z } from 'zod';
import { type BenchSite, benchStaff, fillWithPosts } from './bench-site.ts';
import { measure, median } from './load.ts';
import { startTable } from './table.ts';

/** `BENCH_POSTS=10000` is the size that is aimed at; its versions need 3 GB and some minutes. */
const POSTS = Number(process.env['BENCH_POSTS'] ?? 1_000);
const VERSIONS = 50;
/** Of texts three times as long as the samples. */
const CHANGED_WORDS = 15;
const SAVES = 15;
/** Columns of a post that no version holds. */
export const NOT_KEPT =
  '{id,pictures,created_at,updated_at,updated_by,version,preview_key,add_key,save_key,deleted_at}';
const postContent = z.record(z.string(), z.unknown()).and(z.object({ description: z.string() }));

/** Leaves fifty versions of every post behind. */
export async function printVersions({ backendUrl, databaseUrl }: BenchSite): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await fillWithPosts(databaseUrl, POSTS);
    const id = await fillWithVersions(client);
    const printSize = startTable('versions', 'letters of each', 'bytes of each on disk', 'all, MB');
    printSize(...(await sizes(client)));
    const headers = { Authorization: `Bearer ${await signIn(backendUrl)}` };
    const post = `${backendUrl}/api/admin/blog/${id}`;
    const print = startTable('address', 'requests/s', 'p50 ms', 'p99 ms');
    for (const path of ['versions', 'versions?page=3', 'versions/1', `versions/${VERSIONS}`]) {
      const { perSecond, p50, p99 } = await measure(`${post}/${path}`, { headers });
      print(path, perSecond, p50, p99);
    }
    startTable('a save with its version, ms')((await timeOfSave(post, headers)).toFixed(1));
  } finally {
    await client.end();
  }
}

/** @returns the id of a post among them */
async function fillWithVersions(client: Client): Promise<number> {
  // The sample posts have versions already.
  const { rows } = await client.query(
    `SELECT id, to_jsonb(blog_post) - '${NOT_KEPT}'::text[] AS content FROM blog_post
     WHERE NOT EXISTS (SELECT FROM saved_version WHERE post_id = blog_post.id) ORDER BY id`,
  );
  const posts = z.array(z.object({ id: z.int(), content: postContent })).parse(rows);
  const samples = posts.slice(0, 12).map(({ content }) => content.description);
  const words = samples.join(' ').split(' ');
  for (const [index, { id, content }] of posts.entries()) {
    const texts = changedTexts(
      [0, 3, 7].map((step) => samples[(index + step) % samples.length]).join(' '),
      words,
    );
    const contents = texts.map((description) => JSON.stringify({ ...content, description }));
    await client.query(
      `INSERT INTO saved_version
         (post_id, number, saved_at, device, act, words_added, words_removed, content, pictures)
       SELECT $1, number, now() - make_interval(days => 7 * (${VERSIONS} - number::int)), 'Chrome on Android', 'changed',
         ${CHANGED_WORDS}, ${CHANGED_WORDS}, content::jsonb, '{}'
       FROM unnest($2::text[]) WITH ORDINALITY AS kept (content, number)`,
      [id, contents],
    );
  }
  await client.query('VACUUM ANALYZE saved_version');
  return posts[Math.floor(posts.length / 2)]?.id ?? 1;
}

/** Each with some words of the one before replaced by others. */
function changedTexts(first: string, words: string[]): string[] {
  const text = first.split(' ');
  return Array.from({ length: VERSIONS }, () => {
    for (let change = 0; change < CHANGED_WORDS; change += 1) text[anyOf(text)] = words[anyOf(words)] ?? '';
    return text.join(' ');
  });
}

const anyOf = (list: string[]) => Math.floor(Math.random() * list.length);

async function sizes(client: Client): Promise<(string | number)[]> {
  const { rows } = await client.query(
    `SELECT round(avg(length(content::text)))::int AS letters, count(*)::int AS versions,
       pg_total_relation_size('saved_version')::float8 AS bytes FROM saved_version`,
  );
  const size = z.object({ letters: z.int(), versions: z.int(), bytes: z.number() }).parse(rows[0]);
  const { letters, versions, bytes } = size;
  return [versions, letters, Math.round(bytes / versions), Math.round(bytes / 1e6)];
}

async function signIn(backendUrl: string): Promise<string> {
  const body = JSON.stringify(benchStaff);
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${backendUrl}/api/admin/login`, { method: 'POST', headers, body });
  return z.object({ token: z.string() }).parse(await answer.json()).token;
}

async function timeOfSave(post: string, headers: Record<string, string>): Promise<number> {
  const times: number[] = [];
  for (let save = 0; save < SAVES; save += 1) {
    const startedAt = performance.now();
    const answer = await fetch(`${post}/update`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ alt: `Save ${save} of ${randomUUID()}` }),
    });
    if (!answer.ok) throw new Error(`A save was answered ${answer.status}.`);
    times.push(performance.now() - startedAt);
  }
  return median(times, (time) => time);
}
