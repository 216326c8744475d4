import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { signIn, slugOf, type Staff } from '../faults/staff.ts';
import type { Front } from '../nginx/test/front.ts';
import type { FrontSite } from './front-site.ts';

const POLL_MS = 20;
const GIVE_UP_MS = 20_000;
const ENCODINGS = ['br', 'gzip', 'identity'];

/**
 * Milliseconds from the answer to a save until the front shows the new post to everybody: on its page and in the list, in
 * every encoding. @returns one for each publication, the longest last
 */
export async function timeRefreshes({ front, siteUrl }: FrontSite, publications: number): Promise<number[]> {
  const staff = await signIn(siteUrl);
  const times: number[] = [];
  for (let count = 0; count < publications; count += 1) times.push(await timeRefresh(front, staff));
  return times.toSorted((one, other) => one - other);
}

async function timeRefresh(front: Front, staff: Staff): Promise<number> {
  const heading = `Terrazzo ${performance.now()}`;
  // The list as it was is kept, in every encoding.
  await Promise.all(ENCODINGS.map((encoding) => read(front, '/blogs', encoding)));
  const saved = await staff.save(heading);
  const savedAt = performance.now();
  const post = `/blog/${await slugOf(saved)}`;
  const shown = ['/blogs', post].flatMap((path) =>
    ENCODINGS.map(async (encoding) => {
      while (!(await read(front, path, encoding)).includes(heading)) {
        if (performance.now() - savedAt > GIVE_UP_MS)
          throw new Error(`${path} was not refreshed (${encoding}).`);
        await sleep(POLL_MS);
      }
    }),
  );
  await Promise.all(shown);
  return performance.now() - savedAt;
}

async function read(front: Front, path: string, encoding: string): Promise<string> {
  const { headers, body } = await front.ask(path, { headers: { 'Accept-Encoding': encoding } });
  const decode = { br: brotliDecompressSync, gzip: gunzipSync }[String(headers['content-encoding'])];
  return (decode?.(body) ?? body).toString();
}
