import { Client } from 'pg';
import { z } from 'zod';
import { type BenchSite, benchStaff, fillWithPosts } from './bench-site.ts';
import { measure } from './load.ts';
import { startTable } from './table.ts';
import { NOT_KEPT } from './versions.ts';

const POSTS = 10_000;
const VERSIONS = 50;
const PAGE_SIZE = 10;
/** Two members of staff who never pause. */
const CONNECTIONS = 2;
const login = z.object({ token: z.string() });

const lists = {
  'first page': 'page=1',
  'page in the middle': `page=${POSTS / PAGE_SIZE / 2}`,
  'drafts alone': 'state=draft',
  'by title': 'sort=title',
  'by the last change': 'sort=changed',
  'search, a word of most texts': 'search=room',
  'search, the same by title': 'search=room&sort=title',
  'search, two words': 'search=oak%20kitchen',
  'search, a word of few': 'search=costs%2077',
  'search, a word of none': 'search=zeppelin',
  'search, one letter': 'search=a',
};

/** Leaves ten thousand posts with fifty versions each behind. */
export async function printStaffPosts({ backendUrl, databaseUrl }: BenchSite): Promise<void> {
  await fillWithPosts(databaseUrl, POSTS);
  await fillWithVersions(databaseUrl);
  const signIn = await fetch(`${backendUrl}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(benchStaff),
  });
  const { token } = login.parse(await signIn.json());
  const headers = { Authorization: `Bearer ${token}` };
  const print = startTable('list of staff', 'found', 'p50 ms', 'p99 ms');
  for (const [name, query] of Object.entries(lists)) {
    const url = `${backendUrl}/api/admin/blog?limit=${PAGE_SIZE}&${query}`;
    const answer: unknown = await (await fetch(url, { headers })).json();
    const { pagination } = z.object({ pagination: z.object({ total: z.int() }) }).parse(answer);
    const { p50, p99 } = await measure(url, { headers, connections: CONNECTIONS });
    print(name, pagination.total, p50, p99);
  }
}

async function fillWithVersions(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `INSERT INTO saved_version
       (post_id, number, saved_at, device, act, words_added, words_removed, content, pictures)
     SELECT id, number, now() - make_interval(days => 7 * (${VERSIONS} - number)), '', 'changed', 1, 1, content, '{}'
     FROM (
       SELECT id, to_jsonb(blog_post) - '${NOT_KEPT}'::text[] AS content FROM blog_post
       WHERE NOT EXISTS (SELECT FROM saved_version WHERE post_id = blog_post.id)
     ) AS post CROSS JOIN generate_series(1, ${VERSIONS}) AS number`,
  );
  await client.query('VACUUM ANALYZE saved_version');
  await client.end();
}
