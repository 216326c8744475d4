import autocannon from 'autocannon';

export interface Load {
  /** Answers per second; percentiles in milliseconds. */
  perSecond: number;
  p50: number;
  p99: number;
}

/** autocannon replaces it by another value in every request. */
export const ALWAYS_NEW = '[<id>]';
const CONNECTIONS = 10;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 4);
const ROUNDS = 3;

/** @throws when an answer was not a success: a quick error page is no figure */
export async function measure(url: string, more: Partial<autocannon.Options> = {}): Promise<Load> {
  const options = { connections: CONNECTIONS, duration: SECONDS, idReplacement: true, ...more };
  const result = await autocannon({ url, ...options });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url} failed ${result.non2xx + result.errors} times.`);
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

/** In turn, so that a machine that slows down slows both. */
export async function compare(
  product: string,
  bare: string,
): Promise<{ product: Load; bare: Load; ratio: number }> {
  await measure(product);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const ofBare = await measure(bare);
    const ofProduct = await measure(product);
    rounds.push({ product: ofProduct, bare: ofBare, ratio: ofProduct.perSecond / ofBare.perSecond });
  }
  return median(rounds, (round) => round.ratio);
}

export function median<Item>(items: Item[], by: (item: Item) => number): Item {
  const middle = items.toSorted((one, other) => by(one) - by(other))[Math.floor(items.length / 2)];
  if (middle === undefined) throw new Error('There is nothing to take the middle of.');
  return middle;
}

/** @throws when the lengths of the pages differ by more than React's resource hints */
export async function expectSameMarkup(product: string, bare: string): Promise<void> {
  const [ours, theirs] = await Promise.all([product, bare].map(async (url) => (await fetch(url)).text()));
  const ratio = (theirs?.length ?? 0) / (ours?.length ?? 1);
  if (ratio < 0.9 || ratio > 1.1)
    throw new Error(`${bare} is ${ratio.toFixed(2)} times as long as ${product}.`);
}
