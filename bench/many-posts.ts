import { performance } from 'node:perf_hooks';
import { Client } from 'pg';
import { type BenchSite, FEW_POSTS, fillWithPosts } from './bench-site.ts';
import { type Load, measure, median } from './load.ts';

const MANY_POSTS = 100_000;
const PAGE_SIZE = 4;
const CHANGES = 15;

interface Figures {
  load: Load;
  /** Milliseconds of the first answer after a post was changed. */
  afterChange: number;
}

export interface Growth {
  name: string;
  few: Figures;
  many: Figures;
}

export async function measureGrowth(bench: BenchSite): Promise<Growth[]> {
  const few = await figures(bench, FEW_POSTS);
  await fillWithPosts(bench.databaseUrl, MANY_POSTS);
  const many = await figures(bench, MANY_POSTS);
  return [...few].flatMap(([name, ofFew]) => {
    const ofMany = many.get(name);
    return ofMany ? [{ name, few: ofFew, many: ofMany }] : [];
  });
}

async function figures({ backendUrl, databaseUrl }: BenchSite, posts: number): Promise<Map<string, Figures>> {
  const pages = posts / PAGE_SIZE;
  const search = (words: string) => `blogsearch?search=${words}&page=1&limit=${PAGE_SIZE}`;
  const addresses = {
    'first page': `blog?page=1&limit=${PAGE_SIZE}`,
    'page in the middle': `blog?page=${pages / 2}&limit=${PAGE_SIZE}`,
    'last page': `blog?page=${pages}&limit=${PAGE_SIZE}`,
    'search, a word of many headings': search('flat'),
    'search, a word of few': search('costs%2077'),
    'search, a word of none': search('zeppelin'),
    'search, one letter': search('a'),
  };
  const found = new Map<string, Figures>();
  for (const [name, address] of Object.entries(addresses)) {
    const url = `${backendUrl}/api/${address}`;
    found.set(name, { afterChange: await timeAfterChange(url, databaseUrl), load: await measure(url) });
  }
  return found;
}

async function timeAfterChange(url: string, databaseUrl: string): Promise<number> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const times: number[] = [];
  for (let change = 0; change < CHANGES; change += 1) {
    await client.query('UPDATE blog_post SET alt = alt WHERE id = (SELECT max(id) FROM blog_post)');
    const startedAt = performance.now();
    await (await fetch(url)).text();
    times.push(performance.now() - startedAt);
  }
  await client.end();
  return median(times, (time) => time);
}
