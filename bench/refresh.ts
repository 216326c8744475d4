import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { signInAsStaff, slugOf, type StaffClient } from '../testing/actors/staff.ts';
import type { Nginx } from '../testing/servers/nginx.ts';
import type { NginxSite } from './nginx-site.ts';

const POLL_MS = 20;
const GIVE_UP_MS = 20_000;
const ENCODINGS = ['br', 'gzip', 'identity'];

/**
 * Milliseconds from the answer to a save until NGINX shows the new post to everybody: on its page and in the list, in
 * every encoding. @returns one for each publication, the longest last
 */
export async function timeRefreshes({ nginx, siteUrl }: NginxSite, publications: number): Promise<number[]> {
  const staff = await signInAsStaff(siteUrl);
  const times: number[] = [];
  for (let count = 0; count < publications; count += 1) times.push(await timeRefresh(nginx, staff));
  return times.toSorted((one, other) => one - other);
}

async function timeRefresh(nginx: Nginx, staff: StaffClient): Promise<number> {
  const heading = `Terrazzo ${performance.now()}`;
  // Fill the cache with the old list in every encoding.
  await Promise.all(ENCODINGS.map((encoding) => read(nginx, '/blogs', encoding)));
  const saved = await staff.save(heading);
  const savedAt = performance.now();
  const post = `/blog/${await slugOf(saved)}`;
  const shown = ['/blogs', post].flatMap((path) =>
    ENCODINGS.map(async (encoding) => {
      while (!(await read(nginx, path, encoding)).includes(heading)) {
        if (performance.now() - savedAt > GIVE_UP_MS)
          throw new Error(`${path} was not refreshed (${encoding}).`);
        await sleep(POLL_MS);
      }
    }),
  );
  await Promise.all(shown);
  return performance.now() - savedAt;
}

async function read(nginx: Nginx, path: string, encoding: string): Promise<string> {
  const { headers, body } = await nginx.request(path, { headers: { 'Accept-Encoding': encoding } });
  const decode = { br: brotliDecompressSync, gzip: gunzipSync }[String(headers['content-encoding'])];
  return (decode?.(body) ?? body).toString();
}
